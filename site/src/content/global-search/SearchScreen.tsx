import { ChipLink } from '@lounge/kit/chip';
import { SearchResultGroup } from '@lounge/kit/search-result-group';
import { StatePanel } from '@lounge/kit/state-panel';
import { Tabs } from '@lounge/kit/tabs';
import { pathTo, searchPatternOf } from '@lounge/locale';
import { mostCounted } from '@lounge/protocol';
import type { AllResults, SearchResults } from '@lounge/stores/content/global-search';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { PendingTiles } from '../../foundation/page/PendingTiles.tsx';
import { useApp } from '../../shared/app-context.ts';
import { AlbumTiles } from '../galleries/AlbumTiles.tsx';
import { TagLinks } from '../videos/TagLinks.tsx';
import { ActorTiles, LibraryTiles, VideoTiles } from './result-tiles.tsx';
import { messages } from './Search.messages.ts';
import { resultPages, type ShownType } from './result-types.ts';
import { orderIn, resultOrders, resultsKey, useSearchResults } from './search-stores.ts';
import { SearchConnected } from './SearchConnected.tsx';

const Field = styled.div.withConfig({ componentId: 'site-search-field' })`
  margin-bottom: 20px;
  /* Where the bar has the field. */
  &:not([data-start]) {
    @media (min-width: 1300px) {
      display: none;
    }
  }
  /* Room for tags and last searches, which only the browser knows, so that nothing below moves when they come. */
  &[data-start] {
    max-width: 640px;
    min-height: 560px;
  }
`;

const Sections = styled.div.withConfig({ componentId: 'site-search-sections' })`
  display: grid;
  gap: 40px;
  margin-top: 28px;
`;

const Orders = styled.div.withConfig({ componentId: 'site-search-orders' })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block: 20px;
`;

const Ways = styled.div.withConfig({ componentId: 'site-search-ways' })`
  display: grid;
  gap: 28px;
  margin-top: 28px;
  > nav {
    display: grid;
    gap: 14px;
  }
  > nav > div {
    margin-block: 0;
  }
`;

/** The number of results of a type. */
const totalOf = (totals: AllResults['totals'], type: ShownType): number | undefined => {
  if (totals === null) return undefined;
  const { models: actors, ...others } = totals;
  const each = { actors, ...others };
  return type === 'all' ? Object.values(each).reduce((sum, one) => sum + one, 0) : each[type];
};

/** The page on which a search begins. @spec screen:search.overlay 6 */
const StartPage = () => {
  const intl = useIntl();
  const isRefused = new URLSearchParams(useLocation().search).has('q');
  return (
    <ListPage title={intl.formatMessage(messages.title)} note={intl.formatMessage(messages.startText)}>
      {isRefused && (
        <p role="alert">
          <strong>{intl.formatMessage(messages.tooShort)}.</strong> {intl.formatMessage(messages.tooShortText)}
        </p>
      )}
      <Field data-start="">
        <SearchConnected id="page-search" isInline />
      </Field>
    </ListPage>
  );
};

interface GroupProps {
  type: Exclude<ShownType, 'all'>;
  results: SearchResults;
  count: number | undefined;
  children: ReactNode;
}

/** The first results of one type. */
const Group = ({ type, results, count, children }: GroupProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const page = resultPages.find((each) => each.type === type)?.key ?? 'search.all';
  return (
    <SearchResultGroup
      title={intl.formatMessage(messages[type])}
      count={count}
      isLeast={count !== undefined && count >= mostCounted}
      href={pathTo(page, language, { searchPattern: results.pattern })}
    >
      {children}
    </SearchResultGroup>
  );
};

/** Patterns that may have been meant. @spec feature:search.suggestions */
const Meant = ({ patterns }: { patterns: readonly string[] }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  if (patterns.length === 0) return null;
  return (
    <nav aria-labelledby="search-meant">
      <h2 id="search-meant">{intl.formatMessage(messages.meant)}</h2>
      <Orders>
        {patterns.map((pattern) => (
          <ChipLink key={pattern} href={pathTo('search.all', language, { searchPattern: searchPatternOf(pattern) })}>
            {pattern}
          </ChipLink>
        ))}
      </Orders>
    </nav>
  );
};

/** Popular tags, for where nothing is found or meant. */
const Popular = ({ tags }: { tags: ComponentProps<typeof TagLinks>['tags'] }) => {
  const intl = useIntl();
  if (tags.length === 0) return null;
  return (
    <nav aria-labelledby="search-popular">
      <h2 id="search-popular">{intl.formatMessage(messages.popular)}</h2>
      <TagLinks tags={tags} />
    </nav>
  );
};

/** The ways on where a pattern finds nothing. */
const Nothing = observer(({ results, all }: { results: SearchResults; all?: string | undefined }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  return (
    <Ways>
      <Meant patterns={results.meant.value ?? []} />
      <StatePanel
        kind="empty"
        title={intl.formatMessage(messages.nothing, { pattern: results.pattern })}
        text={intl.formatMessage(messages.nothingText)}
        step={{ label: intl.formatMessage(messages.clear), href: pathTo('search.all', language) }}
        second={all === undefined ? undefined : { label: intl.formatMessage(messages.seeAll), href: all }}
      />
      <Popular tags={results.popular.value ?? []} />
    </Ways>
  );
});

/** The first results of each type that has some. */
const Everything = observer(({ results }: { results: SearchResults }) => {
  const { value } = results.all;
  const intl = useIntl();
  const count = totalOf(results.totals, 'all') ?? 0;
  const groups = {
    actors: <ActorTiles items={(value?.models ?? []).slice(0, 6)} />,
    videos: <VideoTiles items={(value?.videos ?? []).slice(0, 8)} />,
    galleries: <AlbumTiles withOwner items={(value?.galleries ?? []).slice(0, 8)} />,
    mediaLibrary: <LibraryTiles items={(value?.mediaLibrary ?? []).slice(0, 4)} />,
  };
  return (
    <ListFrame
      list={results.all}
      count={count}
      notLoaded={intl.formatMessage(messages.notLoaded)}
      pending={<PendingTiles />}
      empty={<Nothing results={results} />}
    >
      <Sections>
        {(['actors', 'videos', 'galleries', 'mediaLibrary'] as const).map((type) => {
          const found = totalOf(results.totals, type);
          return found === 0 ? null : (
            <Group key={type} type={type} results={results} count={found}>
              {groups[type]}
            </Group>
          );
        })}
      </Sections>
    </ListFrame>
  );
});

/** All results of one type, page by page, in an order that the address names. */
const OneType = observer(({ type, results }: { type: Exclude<ShownType, 'all'>; results: SearchResults }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { pathname, search } = useLocation();
  const order = orderIn(new URLSearchParams(search));
  const list = results[type];
  const hasOrders = type !== 'mediaLibrary' && list.items.length > 0;
  const all = totalOf(results.totals, 'all') ?? 0;
  return (
    <>
      {hasOrders && (
        <Orders role="group" aria-label={intl.formatMessage(messages.order)}>
          {(Object.keys(resultOrders) as (keyof typeof resultOrders)[]).map((name) => (
            <ChipLink
              key={name}
              href={name === 'best' ? pathname : `${pathname}?sort=${name}`}
              selected={name === order}
            >
              {intl.formatMessage(messages[name])}
            </ChipLink>
          ))}
        </Orders>
      )}
      <ListFrame
        list={list}
        notLoaded={intl.formatMessage(messages.notLoaded)}
        pending={<PendingTiles />}
        empty={
          <Nothing
            results={results}
            all={all > 0 ? pathTo('search.all', language, { searchPattern: results.pattern }) : undefined}
          />
        }
      >
        {type === 'actors' && <ActorTiles items={results.actors.items} />}
        {type === 'videos' && <VideoTiles items={results.videos.items} />}
        {type === 'galleries' && <AlbumTiles withOwner items={results.galleries.items} />}
        {type === 'mediaLibrary' && <LibraryTiles items={results.mediaLibrary.items} />}
      </ListFrame>
    </>
  );
});

/** The results of a pattern, with a tab for each type. */
const ResultsPage = observer(({ pattern, type }: { pattern: string; type: ShownType }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { search: query } = useLocation();
  const results = useSearchResults().open(resultsKey(orderIn(new URLSearchParams(query)), pattern));
  const shown = type === 'all' ? totalOf(results.totals, 'all') : results[type].total;
  const isMore = shown !== undefined && shown >= mostCounted;
  return (
    <ListPage
      title={intl.formatMessage(messages.heading, { pattern })}
      note={
        shown === undefined
          ? undefined
          : isMore
            ? intl.formatMessage(messages.manyResults, { count: shown })
            : intl.formatMessage(messages.results, { count: shown })
      }
    >
      <Field>
        <SearchConnected id="page-search" />
      </Field>
      <Tabs
        label={intl.formatMessage(messages.types)}
        tabs={resultPages.map((page) => ({
          href: pathTo(page.key, language, { searchPattern: pattern }),
          label: intl.formatMessage(messages[page.type]),
          count: totalOf(results.totals, page.type),
          current: page.type === type,
        }))}
      />
      {type === 'all' ? <Everything results={results} /> : <OneType type={type} results={results} />}
    </ListPage>
  );
});

/**
 * A page of search results; without a pattern a search begins here.
 * @spec screen:search.videos, screen:search.results-actors, screen:search.results-models
 * @spec screen:search.results-media-library, screen:search.results-photos-galleries, feature:search.types
 * @spec screen:search.results-tv, screen:search.results-blog, screen:search.results-asmr
 * @deviates screen:search.results-models 1-2 docs/decisions/0156
 * @awaits screen:search.results-tv 1-2 engagement/tv
 * @awaits screen:search.results-blog 1-2 engagement/blog
 * @awaits screen:search.results-asmr 1-2 engagement/tv
 * @awaits feature:search.types 1 engagement/blog
 */
export const SearchScreen = ({ type }: { type: ShownType }) => {
  const { searchPattern } = useParams();
  const pattern = searchPatternOf(searchPattern ?? '');
  return pattern === '' ? <StartPage /> : <ResultsPage key={pattern} pattern={pattern} type={type} />;
};
