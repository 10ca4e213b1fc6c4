import type { App } from '../shared/app-context.ts';
import { pageRoute, type PageAddress, type PageRoute } from '../shared/page-route.ts';
import { videoStarsOf } from '../content/actors/top-cams-stores.ts';
import { filterOf } from './video-address.ts';
import { videoKinds, type VideoListKey } from './video-kinds.ts';
import { listingKey, listingsOf, plainKey, unfinishedOf, videoListsOf } from './video-lists-stores.ts';
import { messages } from './VideoLists.messages.ts';
import { inOrder } from './use-video-page.ts';
import { VideoListScreen } from './VideoListScreen.tsx';
import { VideosScreen } from './VideosScreen.tsx';

const loadTags = async ({ stores }: App): Promise<void> => {
  const { tags } = videoListsOf(stores);
  if (tags.state !== 'ready') await tags.load();
};

const listRoute = (kind: (typeof videoKinds)[number]): PageRoute =>
  pageRoute(kind.key, {
    screen: () => <VideoListScreen list={kind.key} />,
    isList: true,
    head: { title: kind.title, description: kind.note },
    load: async (app: App, { search }: PageAddress) => {
      const { stores } = app;
      const { stored } = videoListsOf(stores).orders[kind.key];
      const filter = filterOf(search, kind.type);
      const hasOrder = filter.sort !== null || stores.guestId === null;
      await Promise.all([loadTags(app), hasOrder || stored.state === 'ready' ? null : stored.load()]);
      const wanted = inOrder(filter, stored.value?.sort ?? null);
      await listingsOf(stores).open(listingKey(wanted)).open(filter.page);
    },
  });

/** Reads the unfinished videos again; a page that has them does not wait for it. */
const loadUnfinished = async ({ stores }: App): Promise<void> => {
  if (stores.guestId === null) return;
  const unfinished = unfinishedOf(stores);
  const read = unfinished.load();
  if (unfinished.value === null) await read;
};

/** The overview: the first page of every list. */
const overviewRoute = pageRoute('videos', {
  screen: VideosScreen,
  isList: true,
  head: { title: messages.overviewTitle, description: messages.overviewDescription },
  load: async (app) => {
    const listings = listingsOf(app.stores);
    const stars = videoStarsOf(app.stores);
    await Promise.all([
      loadTags(app),
      stars.state === 'ready' ? null : stars.load(),
      loadUnfinished(app),
      ...[...videoKinds.map(({ type }) => type), 'top' as const].map((type) => listings.open(plainKey(type)).open()),
    ]);
  },
});

/** The pages of lists of videos by route key. */
export const routes: Readonly<Record<VideoListKey | 'videos', PageRoute>> = {
  videos: overviewRoute,
  ...(Object.fromEntries(videoKinds.map((kind) => [kind.key, listRoute(kind)])) as Record<VideoListKey, PageRoute>),
};
