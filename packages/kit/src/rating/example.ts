import type { RatingProps } from './Rating.tsx';

export const ratingExample = { rating: { count: 40, satisfaction: 96 } } satisfies RatingProps;
