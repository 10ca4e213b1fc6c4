import { performerColumns } from '@lounge/kit/theme';
import { expect, test } from 'vitest';
import { performersShown } from './home-stores.ts';

/** How many cells the big tile covers beyond its own, by the number of columns. */
const bigTile: Readonly<Record<number, number>> = { 2: 1, 3: 0, 4: 0, 5: 3, 6: 3 };

test.each(performerColumns.map(({ columns }) => columns))(
  'no performer stands alone before "show more" in %s columns',
  (columns) => {
    expect((performersShown + (bigTile[columns] ?? Number.NaN)) % columns).toBeGreaterThanOrEqual(0);
    expect((performersShown + (bigTile[columns] ?? Number.NaN)) % columns).not.toBe(1);
  },
);
