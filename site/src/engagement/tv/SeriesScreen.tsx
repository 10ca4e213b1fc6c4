import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { PendingTiles } from '../../foundation/page/PendingTiles.tsx';
import { useApp } from '../../shared/app-context.ts';
import { listIn, useTvFormats, useTvVideoLists } from './library-stores.ts';
import { Sections } from './Sections.tsx';
import { SeriesTile } from './SeriesTile.tsx';
import { messages } from './TvLibrary.messages.ts';
import { RecommendedRow } from './VideoRow.tsx';
import { TvVideoGrid, TvVideoListConnected } from './TvVideoListConnected.tsx';
import { useTvSeries } from './tv-stores.ts';

/** Videos on a series' page. */
const mostLatest = 6;

/** All series. @spec screen:tv.series-overview, component:TvSeriesTile */
export const SeriesOverviewScreen = observer(() => {
  const intl = useIntl();
  const series = useTvSeries();
  const items = series.value ?? [];
  return (
    <ListPage title={intl.formatMessage(messages.series)}>
      <ListFrame list={series} count={items.length} total={items.length} pending={<PendingTiles kind="videos" />}>
        <TileGrid kind="videos" stacked>
          {items.map((each) => (
            <SeriesTile key={each.key} series={each} />
          ))}
        </TileGrid>
      </ListFrame>
    </ListPage>
  );
});

/** A series: its words, its latest videos, the way to all of them. @spec screen:tv.series */
export const SeriesScreen = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { series: key = '' } = useParams();
  const format = useTvFormats().open(key).value;
  const list = listIn(useTvVideoLists(), { key });
  if (format === null) return null;
  const more =
    list.total > 0
      ? {
          href: pathTo('tv.mediathek-videos', language, { key }),
          label: intl.formatMessage(messages.allVideos, { count: list.total }),
        }
      : undefined;
  return (
    <ListPage title={format.title} lead={format.text}>
      <section aria-labelledby="latest">
        <SectionHeading headingId="latest" title={intl.formatMessage(messages.latest)} more={more} />
        <ListFrame
          list={{ state: list.state, value: list.value, failure: list.failure }}
          count={Math.min(list.items.length, mostLatest)}
          level={3}
          onReload={() => void list.load()}
          pending={<PendingTiles kind="videos" />}
          empty={<ErrorPanel kind="empty" level={3} title={intl.formatMessage(messages.noVideos)} />}
        >
          <TvVideoGrid videos={list.items.slice(0, mostLatest)} labelledBy="latest" />
        </ListFrame>
      </section>
    </ListPage>
  );
});

/** All videos of a series. @spec screen:tv.videos-overview */
export const SeriesVideosScreen = observer(() => {
  const intl = useIntl();
  const { key = '' } = useParams();
  const format = useTvFormats().open(key).value;
  if (format === null) return null;
  return (
    <ListPage title={intl.formatMessage(messages.videosOf, { title: format.title })}>
      <Sections>
        <TvVideoListConnected listing={{ key }} />
        <RecommendedRow />
      </Sections>
    </ListPage>
  );
});
