import * as s from '../../schema/s.ts';
import { model } from '../../content/actors/schemas.ts';
import type { VideoListCategory, VideoSortOrder } from '../../content/videos/lists.ts';
import { video } from '../../content/videos/schemas.ts';
import type { Infer } from '../../schema/schema.ts';

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

/** The grids that are lists of videos with an order that guests choose, and what each lists. */
export const videoGrids = {
  allVideos: 'all',
  freeClips: 'free',
  videoTrends: 'trending',
  videosOnSale: 'discounted',
  latestVideos: 'new',
  vipVideos: 'vip30',
} as const satisfies Partial<Record<Infer<typeof tileGridType>, VideoListCategory>>;

/** The order of videos for each order of a grid. @assumed Free ones come first where the cheapest do; a price alone is the highest. */
export const videoSortOfGrid: Readonly<Record<Infer<typeof tileGridSort>, VideoSortOrder>> = {
  duration: 'longest',
  free: 'cheapest',
  price: 'mostExpensive',
  rating: 'topRated',
  released: 'newest',
  sold: 'bestSelling',
};

/**
 * A filter of the home grid.
 * @assumed Filters of the grid are not shown.
 */
export const tileGridFilter = s.enum(['online', 'freeChat', 'new', 'voiceCall', 'vip'], {
  id: 'TileGridFilter',
  description: 'a filter of a grid of performers',
});

/** One tile: a performer or a video, told apart by `kind`. */
export const tile = s.union('kind', [
  s.object({ kind: s.literal('model'), model }, { id: 'ModelTile' }),
  s.object({ kind: s.literal('video'), video }, { id: 'VideoTile' }),
]);

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
