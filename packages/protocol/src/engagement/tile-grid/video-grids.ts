import type { VideoListCategory, VideoSortOrder } from '../../content/videos/index.ts';
import type { Infer } from '../../schema/schema.ts';
import type { tileGridSort, tileGridType } from './schemas.ts';

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
