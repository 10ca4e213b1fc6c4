import type { ChatRatingProps } from './ChatRating.tsx';

export const chatRatingExample = { name: 'Noor', onRate: () => undefined } satisfies ChatRatingProps;
