import { read } from '../../declare/call.ts';
import { flag, named, shape } from '../../vocabulary/shapes.ts';
import { tileGridFields, tileGridPayload, tileGridType } from './shapes.ts';

/**
 * The tiles of a grid. `success: false` counts as a REST error.
 * @spec rest:tile-grid.get, entity:tileGrid, error:grid-success-false
 */
export const getTileGrid = read('engagement/tile-grid/getTileGrid', {
  path: '/rest/v1/tileGrid/get/{type}/{payload}',
  input: shape({ type: tileGridType, payload: tileGridPayload }),
  answer: named('TileGrid', 'the tiles of a grid and how many there are in all', { success: flag, ...tileGridFields }),
  purpose: 'Reads the tiles of a grid.',
});
