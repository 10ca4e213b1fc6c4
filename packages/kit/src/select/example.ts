import type { SelectProps } from './Select.tsx';

export const selectExample = {
  input: { 'aria-label': 'Month' },
  options: [{ value: '', text: 'All' }],
} satisfies SelectProps;
