/** Ratings of a performer over the last ninety days. @spec constant:rating.window */
export interface RatingContent {
  /** How many guests rated. */
  count: number;
  /** Whole percent of satisfied guests. */
  satisfaction: number;
}

/** Ratings from which on a rating is shown. @spec constant:rating.minCount */
export const ratingMinCount = 10;

/** Whether a rating is shown at all. @spec rule:rating-min-10 */
export const showsRating = (rating: RatingContent | undefined): rating is RatingContent =>
  rating !== undefined && rating.count >= ratingMinCount;
