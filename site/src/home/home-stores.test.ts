import { expect, test } from 'vitest';
import { performersShown } from './home-stores.ts';

// The columns of the style sheet at each width, and how many cells the big tile covers there beyond its own.
test.each([
  [2, 1],
  [3, 0],
  [4, 0],
  [5, 3],
  [6, 3],
])('no performer stands alone before "show more" in %s columns', (columns, more) => {
  expect((performersShown + more) % columns).not.toBe(1);
});
