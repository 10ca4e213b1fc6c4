import {
  TvVideo,
  tvFormatRead,
  tvRecommendationsRead,
  tvVideoList,
  type TvListing,
} from '@lounge/stores/engagement/tv';
import { defineModule, defineRead } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';
import { tvGuestOf } from './tv-stores.ts';

/** The key of a list: its filter as text, with its fields in one order. */
const keyOf = ({ key, category, isPinned, sort }: TvListing): string =>
  JSON.stringify({ key, category, isPinned, sort });

/** The lists of videos that were opened on this page, by their filters. */
const { of: listsOf, use: useLists } = defineModule({
  key: 'tvVideoLists',
  create: ({ context }) =>
    openedStores(
      (filter: string) => tvVideoList(JSON.parse(filter) as TvListing, context),
      (list, filter) => ({ [`tv videos ${filter}`]: list }),
    ),
  listen: (lists, pushSource) => lists.listen(pushSource),
  snapshot: (lists) => lists,
});

type Lists = ReturnType<typeof useLists>;

/** Returns the list of a filter. */
export const listIn = (lists: Lists, listing: TvListing) => lists.open(keyOf(listing));
export { listsOf as tvVideoListsOf, useLists as useTvVideoLists };

/** The series whose pages were opened. */
export const { of: tvFormatsOf, use: useTvFormats } = defineModule({
  key: 'tvFormats',
  create: ({ context }) =>
    openedStores(
      (key: string) => tvFormatRead(key, context),
      (format, key) => ({ [`tv format ${key}`]: format }),
    ),
  listen: (formats, pushSource) => formats.listen(pushSource),
  snapshot: (formats) => formats,
});

/** Videos that fit what the guest has watched. */
export const { of: tvRecommendationsOf, use: useTvRecommendations } = defineRead('tvRecommendations', ({ context }) =>
  tvRecommendationsRead(context),
);

/** The videos whose pages were opened, by their words. */
export const { of: tvVideosOf, use: useTvVideos } = defineModule({
  key: 'tvVideos',
  create: (stores) =>
    openedStores(
      (slug: string) => new TvVideo(slug, stores.context, tvGuestOf(stores)),
      ({ reads }, slug) => ({
        [`tv post ${slug}`]: reads.post,
        [`tv playback ${slug}`]: reads.playback,
        [`tv suggestions ${slug}`]: reads.suggestions,
      }),
    ),
  listen: (videos, pushSource) => videos.listen(pushSource),
  snapshot: (videos) => videos,
});
