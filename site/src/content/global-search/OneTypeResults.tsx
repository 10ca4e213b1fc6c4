import { BlogTiles } from '@lounge/kit/blog-tile';
import { ChipLink } from '@lounge/kit/chip';
import { PerformerFilterSheet } from '@lounge/kit/performer-filter';
import type { TileGridKind } from '@lounge/kit/tile-grid';
import { pathTo } from '@lounge/locale';
import type { SearchResults } from '@lounge/stores/content/global-search';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { FilteredList } from '../../foundation/page/FilteredList.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { PendingTiles } from '../../foundation/page/PendingTiles.tsx';
import { useApp } from '../../shared/app-context.ts';
import { useAddressFilter, type AddressFilter } from '../../shared/use-address-filter.ts';
import { AlbumTiles } from '../galleries/AlbumTiles.tsx';
import { NothingFound } from './NothingFound.tsx';
import { Orders } from './Orders.tsx';
import {
  filtersOf,
  resultOrders,
  searchOf,
  viewIn,
  withoutFilter,
  type OrderName,
  type ResultView,
} from './result-address.ts';
import { ActorTiles, ArticleTiles, LibraryTiles, TvTiles, VideoTiles } from './result-tiles.tsx';
import { totalOf, type ShownType } from './result-types.ts';
import { chosenTexts, ResultFilterConnected } from './ResultFilterConnected.tsx';
import { messages } from './Search.messages.ts';

interface OneTypeProps {
  type: Exclude<ShownType, 'all'>;
  results: SearchResults;
}

const tileKinds = {
  actors: 'performers',
  videos: 'videos',
  galleries: 'albums',
  mediaLibrary: 'videos',
  tv: 'videos',
} as const satisfies Record<Exclude<OneTypeProps['type'], 'blog'>, TileGridKind>;

type PartProps = OneTypeProps & { page: AddressFilter<ResultView> };

/** The orders of results, each an address. */
const OrderLinks = ({ page: { filter, hrefOf } }: Pick<PartProps, 'page'>) => {
  const intl = useIntl();
  return (
    <Orders role="group" aria-label={intl.formatMessage(messages.order)}>
      {(Object.keys(resultOrders) as OrderName[]).map((order) => (
        <ChipLink key={order} href={hrefOf({ ...filter, order })} selected={order === filter.order}>
          {intl.formatMessage(messages[order])}
        </ChipLink>
      ))}
    </Orders>
  );
};

/** The results, page by page, or why there is none. */
const List = observer(({ type, results, page: { filter, hrefOf } }: PartProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const all = totalOf(results.totals, 'all') ?? 0;
  const cleared = withoutFilter(filter);
  const isFilteredOut = cleared !== null && totalOf(results.totals, type) !== 0;
  return (
    <ListFrame
      list={results[type]}
      notLoaded={intl.formatMessage(messages.notLoaded)}
      pending={
        type === 'blog' ? <BlogTiles list="search" isPending /> : <PendingTiles stacked kind={tileKinds[type]} />
      }
      empty={
        isFilteredOut ? (
          <ErrorPanel
            kind="empty"
            title={intl.formatMessage(type === 'videos' ? messages.noVideoFits : messages.noAlbumFits)}
            text={intl.formatMessage(messages.nothingFits)}
            step={{ label: intl.formatMessage(messages.clearFilter), href: hrefOf(cleared) }}
          />
        ) : (
          <NothingFound
            results={results}
            all={all > 0 ? pathTo('search.all', language, { searchPattern: results.pattern }) : undefined}
          />
        )
      }
    >
      {type === 'actors' && <ActorTiles items={results.actors.items} />}
      {type === 'videos' && <VideoTiles stacked items={results.videos.items} />}
      {type === 'galleries' && <AlbumTiles withOwner items={results.galleries.items} />}
      {type === 'tv' && <TvTiles stacked items={results.tv.items} />}
      {type === 'blog' && <ArticleTiles items={results.blog.items} />}
      {type === 'mediaLibrary' && <LibraryTiles stacked items={results.mediaLibrary.items} />}
    </ListFrame>
  );
});

const Sheet = observer(({ type, results, page, onClose }: PartProps & { onClose: () => void }) => {
  const intl = useIntl();
  const { total: count } = results[type];
  const cleared = withoutFilter(page.filter);
  return (
    <PerformerFilterSheet
      count={count}
      showLabel={intl.formatMessage(type === 'videos' ? messages.showVideos : messages.showAlbums, { count })}
      onClose={onClose}
      {...(cleared !== null && { onClear: () => page.go(cleared) })}
    >
      <ResultFilterConnected type={type} page={page} look="chips" untitled />
    </PerformerFilterSheet>
  );
});

/** Results with their filter beside them, or behind a button. */
const Filtered = ({ children, ...props }: PartProps & { children: ReactNode }) => {
  const { type, page } = props;
  const { filter, hrefOf } = page;
  const intl = useIntl();
  const chosen = chosenTexts(filter, intl);
  return (
    <FilteredList
      filter={<ResultFilterConnected type={type} page={page} />}
      sheet={(close) => <Sheet {...props} onClose={close} />}
      chosen={chosen.map(({ label, without }) => ({ label, href: hrefOf(without) }))}
      clearHref={hrefOf(withoutFilter(filter) ?? filter)}
      order={<OrderLinks page={page} />}
    >
      {children}
    </FilteredList>
  );
};

/** All results of one type, page by page, in an order and by a filter that the address names. */
export const OneTypeResults = observer(({ type, results }: OneTypeProps) => {
  const page = useAddressFilter(viewIn(new URLSearchParams(useLocation().search), type), searchOf);
  const list = <List type={type} results={results} page={page} />;
  const isNothing = totalOf(results.totals, type) === 0;
  if (filtersOf(type).hasPrice && !isNothing)
    return (
      <Filtered type={type} results={results} page={page}>
        {list}
      </Filtered>
    );
  return (
    <>
      {type !== 'mediaLibrary' && results[type].items.length > 0 && <OrderLinks page={page} />}
      {list}
    </>
  );
});
