import type { LoadMoreProps } from './LoadMore.tsx';

export const loadMoreExample = {
  shown: 30,
  text: '30 of 128',
  automatic: 0,
  onMore: () => undefined,
} satisfies LoadMoreProps;
