import type { RouteKey } from '@lounge/locale';
import type { VideoListCategory } from '@lounge/protocol/content/videos';
import type { GridType } from '@lounge/stores/engagement/tile-grid';
import { messages } from './VideoLists.messages.ts';

/** A list of videos with a page of its own. */
export interface VideoKind {
  readonly key: Extract<RouteKey, `videos.${string}`>;
  readonly type: VideoListCategory;
  /** The grid for which guests store an order. */
  readonly grid: GridType;
  readonly title: (typeof messages)[keyof typeof messages] & { readonly id: string };
  readonly tab: (typeof messages)[keyof typeof messages] & { readonly id: string };
  readonly note: (typeof messages)[keyof typeof messages] & { readonly id: string };
}

/** The lists of videos, in the order of their tabs. */
export const videoKinds = [
  {
    key: 'videos.all-videos',
    type: 'all',
    grid: 'allVideos',
    title: messages.allTitle,
    tab: messages.all,
    note: messages.allNote,
  },
  {
    key: 'videos.video-trends',
    type: 'trending',
    grid: 'videoTrends',
    title: messages.trendsTitle,
    tab: messages.trends,
    note: messages.trendsNote,
  },
  {
    key: 'videos.new-videos',
    type: 'new',
    grid: 'latestVideos',
    title: messages.newTitle,
    tab: messages.new,
    note: messages.newNote,
  },
  {
    key: 'videos.free-clips',
    type: 'free',
    grid: 'freeClips',
    title: messages.freeTitle,
    tab: messages.free,
    note: messages.freeNote,
  },
  {
    key: 'videos.on-sale',
    type: 'discounted',
    grid: 'videosOnSale',
    title: messages.saleTitle,
    tab: messages.sale,
    note: messages.saleNote,
  },
  {
    key: 'videos.vip-videos',
    type: 'vip30',
    grid: 'vipVideos',
    title: messages.vipTitle,
    tab: messages.vip,
    note: messages.vipNote,
  },
] as const;

/** The key of a list's page. */
export type VideoListKey = (typeof videoKinds)[number]['key'];

/** The list of a page. */
export const kindOf = (key: VideoListKey): (typeof videoKinds)[number] => {
  const kind = videoKinds.find((each) => each.key === key);
  if (kind === undefined) throw new Error(`${key} is no list of videos.`);
  return kind;
};
