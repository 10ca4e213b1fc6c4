import type { AnswerOf } from '@lounge/protocol';
import { getTileGrid } from '@lounge/protocol/engagement/tile-grid';
import { aModel } from '../content/actors.ts';
import { parsed } from '../parsed.ts';

type TileGridData = AnswerOf<typeof getTileGrid>;

/** A grid of one performer out of three. */
export const aTileGrid = (over: Partial<TileGridData> = {}): TileGridData =>
  parsed(getTileGrid.answer, {
    success: true,
    initialTiles: [{ kind: 'model', model: aModel() }],
    totalCount: 3,
    ...over,
  });
