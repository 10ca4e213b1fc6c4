import type { ComparisonTableProps } from './ComparisonTable.tsx';

export const comparisonTableExample = {
  caption: 'VIP',
  columns: { label: 'What', without: 'Without', included: 'Included' },
  rows: [
    { label: 'Preview of every video', without: '5 seconds', included: '20 seconds' },
    { label: 'Messages', without: '2 a day', included: 'Unlimited' },
  ],
} satisfies ComparisonTableProps;
