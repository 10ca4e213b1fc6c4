import type { SelectProps } from './Select.tsx';

export const selectExample = {
  input: { 'aria-label': 'Month', name: 'month', defaultValue: '2026-11' },
  options: [
    { value: '', text: 'All months' },
    { value: '2026-11', text: 'November 2026' },
    { value: '2026-10', text: 'October 2026' },
  ],
} satisfies SelectProps;
