import * as s from '../../schema/s.ts';
import { model } from '../../content/actors/schemas.ts';
import { video } from '../../content/videos/schemas.ts';

/**
 * The order of a grid.
 * @spec entity:enum.tileGridSort
 */
export const tileGridSort = s.enum(['duration', 'free', 'price', 'rating', 'released', 'sold'], {
  id: 'TileGridSort',
  description: 'the order of a grid',
});

/**
 * The grid: all performers for the home page, new videos, or a list of videos.
 * @assumed The values are not shown.
 */
export const tileGridType = s.enum(
  ['home', 'newVideos', 'allVideos', 'freeClips', 'videoTrends', 'videosOnSale', 'latestVideos', 'vipVideos'],
  { id: 'TileGridType', description: 'the grid: performers of the home page, new videos, or a list of videos' },
);

/**
 * A filter of the home grid.
 * @assumed Filters of the grid are not shown.
 */
export const tileGridFilter = s.enum(['online', 'freeChat', 'new', 'voiceCall', 'vip'], {
  id: 'TileGridFilter',
  description: 'a filter of a grid of performers',
});

/** The tile of a performer. */
export const modelTile = s.object({ kind: s.literal('model'), model }, { id: 'ModelTile' });
/** The tile of a video. */
export const videoTile = s.object({ kind: s.literal('video'), video }, { id: 'VideoTile' });
/** One tile: a performer or a video, told apart by `kind`. */
export const tile = s.union('kind', [modelTile, videoTile]);

/**
 * The options of a grid: page, order and filter. It must be an object.
 * @spec rule:grid-object-payload, error:grid-payload-not-object
 */
export const tileGridPayload = s.object({
  first: s.optional(s.pageNumber),
  offset: s.optional(s.pageNumber),
  sort: s.optional(tileGridSort),
  filter: s.optional(tileGridFilter),
});

/**
 * The settings of a grid: its order, or null for the usual one.
 * @spec rule:tile-grid-settings
 * @assumed The fields of the settings are not shown.
 */
export const tileGridSettings = s.object(
  { sort: s.nullable(tileGridSort) },
  { id: 'TileGridSettings', description: 'what a guest sets for a type of grid' },
);

/** The grid's tiles, their total number, and their order, which is null for the usual one. */
export const tileGridFields = { initialTiles: s.array(tile), totalCount: s.count, sort: s.nullable(tileGridSort) };
