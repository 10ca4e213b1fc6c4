import { ButtonLink } from '@lounge/kit/button';
import { SectionHeading } from '@lounge/kit/section-heading';
import { pathTo } from '@lounge/locale';
import type { TvListing } from '@lounge/stores/engagement/tv';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { listIn, useTvVideoLists } from './library-stores.ts';
import { SeriesRow } from './SeriesRow.tsx';
import { Sections } from './Sections.tsx';
import { messages } from './TvLibrary.messages.ts';
import { messages as liveMessages } from './TvLive.messages.ts';
import { TvVideoListConnected } from './TvVideoListConnected.tsx';
import { RecommendedRow, VideoRow } from './VideoRow.tsx';

/** The videos that the address names: the newest of all, or of a category. */
export const videosIn = (search: URLSearchParams): TvListing => {
  const category = search.get('category');
  return { sort: 'newest', ...(category !== null && { category }) };
};

const pinnedVideos = { isPinned: true, sort: 'newest' } as const;

/** The videos that the guest has pinned. */
const LaterRow = observer(() => {
  const list = listIn(useTvVideoLists(), pinnedVideos);
  useRead(list);
  return <VideoRow id="later" title={useIntl().formatMessage(messages.later)} videos={list.items} />;
});

/** The newest videos of a category, and the way back to the whole library. */
const CategoryVideos = observer(({ listing }: { listing: TvListing }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const category = listIn(useTvVideoLists(), listing).value?.category;
  return (
    <ListPage title={category?.name ?? intl.formatMessage(messages.title)}>
      <Sections>
        <TvVideoListConnected listing={listing} />
        <nav aria-label={intl.formatMessage(messages.title)}>
          <ButtonLink variant="outline" href={pathTo('tv.media', language)}>
            {intl.formatMessage(liveMessages.library)}
          </ButtonLink>
        </nav>
      </Sections>
    </ListPage>
  );
});

/** The library: its series, the newest videos, and what fits the guest; or the videos of a category. @spec screen:tv.media */
export const TvMediaScreen = observer(() => {
  const intl = useIntl();
  const { guestId } = useApp().config;
  const [search] = useSearchParams();
  const listing = videosIn(search);
  if (listing.category !== undefined) return <CategoryVideos listing={listing} />;
  return (
    <ListPage title={intl.formatMessage(messages.title)}>
      <Sections>
        <SeriesRow />
        {guestId !== null && <LaterRow />}
        {guestId !== null && <RecommendedRow />}
        <section aria-labelledby="newest">
          <SectionHeading headingId="newest" title={intl.formatMessage(messages.newest)} />
          <TvVideoListConnected listing={listing} labelledBy="newest" />
        </section>
      </Sections>
    </ListPage>
  );
});
