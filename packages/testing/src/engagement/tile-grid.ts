import type { AnswerOf } from '@lounge/protocol';
import { getTileGrid } from '@lounge/protocol/engagement/tile-grid';
import { aModel } from '../content/actors.ts';
import { parsed } from '../parsed.ts';

type TileGridData = AnswerOf<typeof getTileGrid>;

/** A grid page with one of three performers. */
export const aTileGrid = (overrides: Partial<TileGridData> = {}): TileGridData =>
  parsed(getTileGrid.answer, {
    success: true,
    initialTiles: [{ kind: 'model', model: aModel() }],
    totalCount: 3,
    sort: null,
    ...overrides,
  });
