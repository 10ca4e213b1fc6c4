import type { GuestRating } from '@lounge/kit/like-dislike';

/** The rating of the guest that an answer names. */
export const ratingIn = ({ isLiked, isDisliked }: { isLiked: boolean; isDisliked: boolean }): GuestRating =>
  isLiked ? 'liked' : isDisliked ? 'disliked' : null;
