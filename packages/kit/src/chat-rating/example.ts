import type { ChatRatingProps } from './ChatRating.tsx';

export const chatRatingExample = { name: 'Mirela', ratings: 412, onRate: () => undefined } satisfies ChatRatingProps;
