import { read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { tileGridFields, tileGridPayload, tileGridType } from './schemas.ts';

/**
 * The tiles of a grid. `success: false` counts as a REST error.
 * @spec rest:tile-grid.get, entity:tileGrid, error:grid-success-false
 */
export const getTileGrid = read('engagement/tile-grid/getTileGrid', {
  path: '/rest/v1/tileGrid/get/{type}/{payload}',
  input: s.object({ type: tileGridType, payload: tileGridPayload }),
  answer: s.object(
    { success: s.boolean, ...tileGridFields },
    { id: 'TileGrid', description: 'the tiles of a grid and their total number' },
  ),
  purpose: 'Reads the tiles of a grid.',
});
