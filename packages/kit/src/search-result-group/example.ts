import type { SearchResultGroupProps } from './SearchResultGroup.tsx';

export const searchResultGroupExample = {
  title: 'Videos',
  count: 1,
  href: '/videos',
  items: [{ href: '/video', label: 'Rain' }],
} satisfies SearchResultGroupProps;
