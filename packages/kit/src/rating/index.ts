export { Rating, type RatingProps } from './Rating.tsx';
export { ratingMinCount, showsRating, type RatingContent } from './shows-rating.ts';
