import { performerColumns } from '@lounge/kit/theme';
import { expect, test } from 'vitest';
import { performersMore, performersShown } from './home-stores.ts';

/** How many cells the big tile covers beyond its own, by the number of columns. */
const bigTile: Readonly<Record<number, number>> = { 2: 1, 3: 0, 4: 0, 5: 3, 6: 3 };

test.each(performerColumns.map(({ columns }) => columns))(
  'no performer stands alone before and after "show more" in %s columns',
  (columns) => {
    for (const presses of [0, 1, 2, 3]) {
      const cells = performersShown + presses * performersMore + (bigTile[columns] ?? Number.NaN);
      expect(cells % columns).toBeGreaterThanOrEqual(0);
      expect(cells % columns).not.toBe(1);
    }
  },
);
