import { todayOf } from '../../foundation/page/today-stores.ts';
import type { App } from '../../shared/app-context.ts';
import { pageRoute } from '../../shared/page-route.ts';
import { LateNightScreen } from './LateNightScreen.tsx';
import { listIn, tvFormatsOf, tvRecommendationsOf, tvVideoListsOf, tvVideosOf } from './library-stores.ts';
import { programChoiceIn } from './program-choice.ts';
import { ProgramScreen } from './ProgramScreen.tsx';
import { SeriesOverviewScreen, SeriesScreen, SeriesVideosScreen } from './SeriesScreen.tsx';
import { TvActorsScreen } from './TvActorsScreen.tsx';
import { messages } from './TvLibrary.messages.ts';
import { TvMediaScreen, videosIn } from './TvMediaScreen.tsx';
import { TvVideoScreen } from './TvVideoScreen.tsx';
import { lateNightOf, programOf, tvActorsOf, tvProgramsOf, tvSeriesOf } from './tv-stores.ts';

/** Reads a series and its newest videos; the page fails with the series. */
const loadSeries = async ({ stores }: App, key = '') => {
  const [format] = await Promise.all([
    tvFormatsOf(stores).open(key).load(),
    listIn(tvVideoListsOf(stores), { key }).load(),
  ]);
  return format;
};

const titleOf = ({ stores }: App, key = ''): string => tvFormatsOf(stores).open(key).value?.title ?? '';

const mediaRoute = pageRoute('tv.media', {
  screen: TvMediaScreen,
  head: messages,
  isList: true,
  load: async ({ stores }, { search }) => {
    const listing = videosIn(search);
    const videos = listIn(tvVideoListsOf(stores), listing).load();
    // Without its videos there is no page of a category.
    if (listing.category !== undefined) return videos;
    await Promise.all([tvSeriesOf(stores).load(), videos, tvRecommendationsOf(stores).load()]);
    return undefined;
  },
});

const overviewRoute = pageRoute('tv.series-overview', {
  screen: SeriesOverviewScreen,
  head: { title: messages.series, description: messages.seriesDescription },
  isList: true,
  load: async ({ stores }) => void (await tvSeriesOf(stores).load()),
});

const seriesRoute = pageRoute('tv.mediathek-series', {
  screen: SeriesScreen,
  head: (app, { series }) => ({
    title: titleOf(app, series),
    description: tvFormatsOf(app.stores).open(series ?? '').value?.text ?? '',
  }),
  isList: true,
  load: (app, { params }) => loadSeries(app, params['series']),
});

const videosRoute = pageRoute('tv.mediathek-videos', {
  screen: SeriesVideosScreen,
  head: (app, { key }, intl) => {
    const values = { title: titleOf(app, key) };
    return {
      title: intl.formatMessage(messages.videosOf, values),
      description: intl.formatMessage(messages.videosDescription, values),
    };
  },
  isList: true,
  load: async (app, { params }) => {
    const [format] = await Promise.all([loadSeries(app, params['key']), tvRecommendationsOf(app.stores).load()]);
    return format;
  },
});

const videoRoute = pageRoute('tv.mediathek-video', {
  screen: TvVideoScreen,
  head: ({ stores }, { slug = '' }) => {
    const post = tvVideosOf(stores).open(slug).post.value?.post;
    return { title: post?.title ?? '', description: post?.text ?? '' };
  },
  load: ({ stores }, { params }) =>
    tvVideosOf(stores)
      .open(params['slug'] ?? '')
      .load(),
  ownParams: ({ stores }, { slug = '' }) => {
    const post = tvVideosOf(stores).open(slug).post.value?.post;
    return post === undefined ? {} : { key: post.key, slug: post.slug };
  },
  trail: ({ stores }, { slug = '' }) => tvVideosOf(stores).open(slug).post.value?.breadcrumbs ?? [],
});

const actorsRoute = pageRoute('tv.girls', {
  screen: TvActorsScreen,
  head: { title: messages.girls, description: messages.girlsDescription },
  isList: true,
  load: async ({ stores }) => void (await tvActorsOf(stores).load()),
});

const lateNightRoute = pageRoute('tv.late-night', {
  screen: LateNightScreen,
  head: { title: messages.lateNight, description: messages.lateNightDescription },
  load: async ({ stores }) => void (await lateNightOf(stores).load()),
});

const programRoute = pageRoute('tv.program', {
  screen: ProgramScreen,
  head: { title: messages.program, description: messages.programDescription },
  load: async ({ stores }, { search }) =>
    void (await programOf(tvProgramsOf(stores), programChoiceIn(search, todayOf(stores).now)).load()),
});

/** The pages by route key. */
export const routes = {
  'tv.media': mediaRoute,
  'tv.series-overview': overviewRoute,
  'tv.mediathek-series': seriesRoute,
  'tv.mediathek-videos': videosRoute,
  'tv.mediathek-video': videoRoute,
  'tv.girls': actorsRoute,
  'tv.late-night': lateNightRoute,
  'tv.program': programRoute,
};
