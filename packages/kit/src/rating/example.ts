import type { RatingProps } from './Rating.tsx';

export const ratingExample = { rating: { count: 412, satisfaction: 96 } } satisfies RatingProps;
