import * as z from 'zod/mini';
import { count, maybe, oneOf, pageNumber, shape } from '../../vocabulary/shapes.ts';
import { model } from '../../content/actors/shapes.ts';
import { video } from '../../content/videos/shapes.ts';

/**
 * How a grid is sorted.
 * @spec entity:enum.tileGridSort
 */
export const tileGridSort = oneOf('TileGridSort', 'how a grid is sorted', [
  'duration',
  'free',
  'price',
  'rating',
  'released',
  'sold',
]);

/**
 * Which grid: everybody for the home page, or new videos.
 * @assumed The value list of the type is not shown.
 */
export const tileGridType = oneOf('TileGridType', 'which grid', ['home', 'newVideos']);

/**
 * Narrows the home grid.
 * @assumed Filters of the grid are not shown.
 */
export const tileGridFilter = oneOf('TileGridFilter', 'narrows a grid of performers', [
  'online',
  'freeChat',
  'new',
  'voiceCall',
  'vip',
]);

/** One tile: a performer or a video, told apart by `kind`. A plain union: the other kind weighs more than it tells. */
export const tile = z.union([
  shape({ kind: z.literal('model'), model }).register(z.globalRegistry, { id: 'ModelTile' }),
  shape({ kind: z.literal('video'), video }).register(z.globalRegistry, { id: 'VideoTile' }),
]);

/**
 * What a grid is asked for: a page, a sort, a filter word. It must be an object.
 * @spec rule:grid-object-payload
 */
export const tileGridPayload = shape({
  first: maybe(pageNumber),
  offset: maybe(pageNumber),
  sort: maybe(tileGridSort),
  filter: maybe(tileGridFilter),
});

/** The grid's tiles and how many there are in all. */
export const tileGridFields = { initialTiles: z.array(tile), totalCount: count };
