import { expect, test } from 'vitest';
import { ratingMinCount, showsRating } from './shows-rating.ts';

/** @spec rule:rating-min-10, constant:rating.minCount, component:RatingBadge 3 */
test.each([
  [0, false],
  [9, false],
  [10, true],
  [412, true],
])('%i ratings: shown is %s', (count, shown) => {
  expect(showsRating({ count, satisfaction: 96 })).toBe(shown);
  expect(ratingMinCount).toBe(10);
});

test('hides absent ratings', () => {
  expect(showsRating(undefined)).toBe(false);
});
