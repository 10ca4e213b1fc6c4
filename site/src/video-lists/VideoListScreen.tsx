import { ButtonLink } from '@lounge/kit/button';
import { PerformerFilterSheet } from '@lounge/kit/performer-filter';
import { TileGrid } from '@lounge/kit/tile-grid';
import { mostCounted } from '@lounge/protocol';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ListedVideoCard } from '../content/videos/ListedVideoCard.tsx';
import { ErrorPanel } from '../foundation/page/error-slots.tsx';
import { FilteredList } from '../foundation/page/FilteredList.tsx';
import { ListFrame } from '../foundation/page/ListFrame.tsx';
import { ListPage } from '../foundation/page/ListPage.tsx';
import { PendingTiles } from '../foundation/page/PendingTiles.tsx';
import { chosenTexts } from './filter-texts.ts';
import { hasUnknownFilter, withoutFilters } from './video-address.ts';
import { useVideoLists } from './video-lists-stores.ts';
import { useVideoPage, type VideoPageState } from './use-video-page.ts';
import { useTagNames, VideoFilterConnected } from './VideoFilterConnected.tsx';
import type { VideoListKey } from './video-kinds.ts';
import { messages } from './VideoLists.messages.ts';
import { VideoOrderConnected } from './VideoOrderConnected.tsx';
import { VideoTabs } from './VideoTabs.tsx';

/** The number that was found, announced when it changes. */
const Found = observer(({ page: { listing, isNavigating } }: { page: VideoPageState }) => {
  const intl = useIntl();
  const { state, total, value } = listing.list;
  const count = intl.formatMessage(total >= mostCounted ? messages.many : messages.found, { count: total });
  const isSearching = isNavigating || state === 'loading';
  return <span role="status">{isSearching ? intl.formatMessage(messages.searching) : value !== null && count}</span>;
});

/** The videos that were found, page by page, or why there is none. */
const Results = observer(({ page }: { page: VideoPageState }) => {
  const intl = useIntl();
  const { listing, filter, hrefOf } = page;
  const { list } = listing;
  const cleared = withoutFilters(filter);
  return (
    <ListFrame
      list={list}
      isWaiting={page.isNavigating}
      onMore={() => void page.showMore()}
      pending={<PendingTiles kind="videos" label={intl.formatMessage(messages.searching)} />}
      empty={
        cleared === null ? (
          <ErrorPanel kind="empty" title={intl.formatMessage(messages.nothingHere)} />
        ) : (
          <ErrorPanel
            kind="empty"
            title={intl.formatMessage(messages.nothing)}
            text={intl.formatMessage(messages.nothingText)}
            step={{ label: intl.formatMessage(messages.clear), href: hrefOf(cleared) }}
          />
        )
      }
    >
      <TileGrid kind="videos" stacked isPending={list.state === 'loading'}>
        {list.items.map((item) => (
          <ListedVideoCard key={item.id} item={item} away list={page.kind.type} />
        ))}
      </TileGrid>
      {list.hasMore && (
        <noscript>
          <ButtonLink variant="outline" href={hrefOf({ ...filter, page: listing.pages + 1 })}>
            {intl.formatMessage(messages.nextPage)}
          </ButtonLink>
        </noscript>
      )}
    </ListFrame>
  );
});

const Sheet = observer(({ page, onClose }: { page: VideoPageState; onClose: () => void }) => {
  const intl = useIntl();
  const { total } = page.listing.list;
  const { filter, go } = page;
  const cleared = withoutFilters(filter);
  return (
    <PerformerFilterSheet
      count={total}
      showLabel={intl.formatMessage(messages.showFound, { count: total })}
      onClose={onClose}
      {...(cleared !== null && { onClear: () => go(cleared) })}
    >
      <VideoFilterConnected page={page} look="chips" untitled />
    </PerformerFilterSheet>
  );
});

/**
 * A list of videos: its filter beside it or behind a button, what is chosen, the order, and the videos.
 * @spec screen:videos.all-videos, screen:videos.free-clips, screen:videos.video-trends, screen:videos.on-sale
 * @spec screen:videos.new-videos, screen:videos.vip-videos, feature:videos.browse, feature:videos.filter
 * @deviates screen:videos.all-videos 2 docs/decisions/0178
 * @deviates screen:videos.free-clips 2 docs/decisions/0178
 * @deviates screen:videos.video-trends 2 docs/decisions/0178
 * @deviates screen:videos.on-sale 2 docs/decisions/0178
 * @deviates screen:videos.new-videos 2 docs/decisions/0178
 * @deviates screen:videos.vip-videos 2 docs/decisions/0178
 * @awaits screen:videos.all-videos 3 engagement/contests
 * @awaits screen:videos.free-clips 3 engagement/contests
 * @awaits screen:videos.video-trends 3 engagement/contests
 * @awaits screen:videos.on-sale 3 engagement/contests
 * @awaits screen:videos.new-videos 3 engagement/contests
 * @awaits screen:videos.vip-videos 3 engagement/contests
 */
export const VideoListScreen = observer(({ list }: { list: VideoListKey }) => {
  const intl = useIntl();
  const page = useVideoPage(list);
  const { view } = useVideoLists();
  const { filter, kind, hrefOf } = page;
  const chosen = chosenTexts(filter, useTagNames(), intl);
  const isPartly = hasUnknownFilter(new URLSearchParams(useLocation().search));
  return (
    <ListPage title={intl.formatMessage(kind.title)} note={intl.formatMessage(kind.note)} tabs={<VideoTabs />}>
      <FilteredList
        filter={<VideoFilterConnected page={page} shown={!view.isFilterHidden} />}
        visibility={view}
        sheet={(close) => <Sheet page={page} onClose={close} />}
        chosen={chosen.map(({ label, without }) => ({ label, href: hrefOf(without) }))}
        clearHref={hrefOf(withoutFilters(filter) ?? filter)}
        hasUnknown={isPartly}
        found={<Found page={page} />}
        order={<VideoOrderConnected page={page} />}
      >
        <Results page={page} />
      </FilteredList>
    </ListPage>
  );
});
