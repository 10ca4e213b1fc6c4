import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { tileGridFields, tileGridPayload, tileGridSettings, tileGridType } from './schemas.ts';

/**
 * The tiles of a grid. `success: false` counts as a REST error. Without an order in the payload it is the one that the guest stored.
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

/**
 * Stores what a guest sets for a type of grid, which every later read without an order follows.
 * @spec rest:tile-grid.settings.store, rule:tile-grid-settings
 * @assumed The path and the answer; that visitors without an account choose by the address only, so that nothing is stored for them.
 */
export const storeTileGridSettings = post('engagement/tile-grid/storeTileGridSettings', {
  path: '/rest/v1/tileGrid/storeTileGridSettings',
  needs: 'guest',
  input: s.object({ type: tileGridType, settings: tileGridSettings }),
  answer: s.object({ success: s.boolean }),
  failures: ['needLogin'],
  purpose: 'Stores what a guest sets for a grid.',
});
