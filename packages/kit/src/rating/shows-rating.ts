/** Ratings of a performer over the last ninety days. @spec constant:rating.window */
export interface RatingContent {
  /** The number of ratings. */
  count: number;
  /** The percentage of satisfied guests, an integer. */
  satisfaction: number;
}

/** The minimum number of ratings for showing a rating. @spec constant:rating.minCount */
export const ratingMinCount = 10;

/** Whether there are enough ratings to show. @spec rule:rating-min-10 */
export const showsRating = (rating: RatingContent | undefined): rating is RatingContent =>
  rating !== undefined && rating.count >= ratingMinCount;
