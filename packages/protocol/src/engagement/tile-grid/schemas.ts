import * as z from 'zod/mini';
import * as s from '../../schema/s.ts';
import { model } from '../../content/actors/schemas.ts';
import { video } from '../../content/videos/schemas.ts';

/**
 * How a grid is sorted.
 * @spec entity:enum.tileGridSort
 */
export const tileGridSort = s.enum(['duration', 'free', 'price', 'rating', 'released', 'sold'], {
  id: 'TileGridSort',
  description: 'how a grid is sorted',
});

/**
 * Which grid: everybody for the home page, or new videos.
 * @assumed The value list of the type is not shown.
 */
export const tileGridType = s.enum(['home', 'newVideos'], { id: 'TileGridType', description: 'which grid' });

/**
 * Narrows the home grid.
 * @assumed Filters of the grid are not shown.
 */
export const tileGridFilter = s.enum(['online', 'freeChat', 'new', 'voiceCall', 'vip'], {
  id: 'TileGridFilter',
  description: 'narrows a grid of performers',
});

/** One tile: a performer or a video, told apart by `kind`. A plain union: the other kind weighs more than it tells. */
export const tile = z.union([
  s.object({ kind: z.literal('model'), model }).register(z.globalRegistry, { id: 'ModelTile' }),
  s.object({ kind: z.literal('video'), video }).register(z.globalRegistry, { id: 'VideoTile' }),
]);

/**
 * What a grid is asked for: a page, a sort, a filter word. It must be an object.
 * @spec rule:grid-object-payload
 */
export const tileGridPayload = s.object({
  first: s.optional(s.pageNumber),
  offset: s.optional(s.pageNumber),
  sort: s.optional(tileGridSort),
  filter: s.optional(tileGridFilter),
});

/** The grid's tiles and how many there are in all. */
export const tileGridFields = { initialTiles: z.array(tile), totalCount: s.count };
