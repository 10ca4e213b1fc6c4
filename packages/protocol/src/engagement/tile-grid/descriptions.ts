import { describe, describeValues } from '../../declare/describe.ts';
import { getTileGrid, storeTileGridSettings } from './rest.ts';
import {
  modelTile,
  tileGridPayload,
  tileGridSettings,
  videoTile,
  tileGridSort,
  tileGridType,
  tileGridFilter,
} from './schemas.ts';

const kind = 'tells performers and videos apart';

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(modelTile, { kind, model: 'the performer with the fields of a tile' }),
  describe(videoTile, { kind, video: 'the video with the fields of a list' }),
  describe(tileGridPayload, {
    first: 'tiles of a page, at most 500; 30 if left out',
    offset: 'tiles to skip, 0 if left out',
    sort: 'the order; if left out, what the guest stored, else the usual one',
    filter: 'of grids of performers: only those who fit; all if left out',
  }),
  describe(tileGridSettings, { sort: 'the order of later reads that name none; null for the usual one' }),
  describe(getTileGrid.input, {
    type: 'the grid, which determines whether tiles are performers or videos',
    payload: 'page, order and filter; it must be an object, as JSON text in the path',
  }),
  describe(getTileGrid.answer, {
    success: 'false counts as a failure of the call',
    initialTiles: 'the tiles of this page',
    totalCount: 'all tiles that fit, also those of other pages',
    sort: 'the order that was applied; null for the usual one',
  }),
  describe(storeTileGridSettings.input, {
    type: 'the grid whose settings are stored',
    settings: 'all settings of this grid; they replace the stored ones',
  }),
  describe(storeTileGridSettings.answer, { success: 'always true' }),
  describeValues(tileGridSort, {
    duration: 'the longest first',
    free: 'the free ones first',
    released: 'the newest first',
    sold: 'by purchases',
  }),
  describeValues(tileGridType, { home: 'performers of the home page' }),
  describeValues(tileGridFilter, { new: 'new on the platform', vip: 'offers something to VIPs' }),
].flat();
