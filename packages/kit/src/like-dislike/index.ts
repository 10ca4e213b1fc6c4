export { LikeDislike, type GuestRating, type LikeDislikeProps } from './LikeDislike.tsx';
