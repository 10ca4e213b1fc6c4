import type { ComparisonTableProps } from './ComparisonTable.tsx';

export const comparisonTableExample = {
  caption: 'What VIP changes',
  columns: { label: 'What it changes', without: 'Without', included: 'With VIP' },
  rows: [
    { label: 'Preview before you pay', without: '5 s', included: '20 s' },
    { label: 'Albums and videos', without: 'full price', included: '20 % less' },
    { label: 'VIP gifts', without: 'none', included: '3' },
  ],
} satisfies ComparisonTableProps;
