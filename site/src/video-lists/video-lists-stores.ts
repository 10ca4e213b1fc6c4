import type { Stores } from '../shared/stores.ts';
import { popularTags } from '@lounge/protocol/content/global-search';
import type { VideoListCategory } from '@lounge/protocol/content/videos';
import { callWithin, Read } from '@lounge/stores';
import {
  plainVideoFilter,
  unfinishedRead,
  VideoListing,
  variablesOf,
  type VideoFilter,
} from '@lounge/stores/content/videos';
import { GridOrder } from '@lounge/stores/engagement/tile-grid';
import { ListView } from '../content/actor-search/ListView.ts';
import { defineModule, defineRead } from '../shared/define-module.ts';
import { openedStores } from '../shared/opened-stores.ts';
import { restorables } from '../shared/snapshots.ts';
import { filterOf, searchOf } from './video-address.ts';
import { videoKinds, type VideoListKey } from './video-kinds.ts';

/** How many popular tags are offered. @assumed */
const mostTags = 14;

const ordersOf = ({ context }: Stores): Readonly<Record<VideoListKey, GridOrder>> =>
  Object.fromEntries(videoKinds.map(({ key, grid }) => [key, new GridOrder(grid, context)])) as Record<
    VideoListKey,
    GridOrder
  >;

/** The stores around the lists of videos: stored orders, popular tags, the look of the filter. */
export const { of: videoListsOf, use: useVideoLists } = defineModule({
  key: 'videoLists',
  create: (stores) => ({
    orders: ordersOf(stores),
    tags: new Read(() => callWithin(stores.context, popularTags, { first: mostTags })),
    view: new ListView(),
  }),
  snapshot: ({ orders, tags }) =>
    restorables({
      'videoLists/tags': tags,
      ...Object.fromEntries(videoKinds.map(({ key }) => [`videoLists/${key}`, orders[key].stored])),
    }),
});

/** The videos that the guest stopped in. */
export const { of: unfinishedOf, use: useUnfinished } = defineRead('unfinishedVideos', ({ context }) =>
  unfinishedRead(context),
);

/** The lists that were opened on this page, by category, filter and order. */
export const { of: listingsOf, use: useListings } = defineModule({
  key: 'videoListings',
  create: ({ context }) =>
    openedStores(
      (key: string) => {
        const [type = 'all', search = ''] = key.split(/ (.*)/s);
        const filter = filterOf(new URLSearchParams(search), type as VideoListCategory);
        return new VideoListing(() => variablesOf(filter, context.clock.now()), context, rowSizes[type as RowType]);
      },
      ({ list }, key) => ({ [`videos/${key}`]: list }),
    ),
  listen: (listings, source) => listings.listen(source),
  snapshot: (listings) => listings,
});

type RowType = keyof typeof rowSizes;

/** The lists of which only a first page is shown. */
const rowSizes = { top: { pageSize: 4 } } as const;

/** The key of an opened list. */
export const listingKey = (filter: VideoFilter): string => `${filter.type} ${searchOf({ ...filter, page: 1 })}`;

/** The key of a list as it begins. */
export const plainKey = (type: VideoListCategory): string => listingKey(plainVideoFilter(type));
