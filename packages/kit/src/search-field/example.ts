import type { SearchFieldProps } from './SearchField.tsx';

export const searchFieldExample = {
  action: '#search',
  name: 'q',
  text: '',
  onType: () => undefined,
} satisfies SearchFieldProps;
