import { SearchResultGroup } from '@lounge/kit/search-result-group';
import { Tabs } from '@lounge/kit/tabs';
import { pathTo, searchPatternOf } from '@lounge/locale';
import { mostCounted } from '@lounge/protocol';
import type { SearchResults } from '@lounge/stores/content/global-search';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { PendingTiles } from '../../foundation/page/PendingTiles.tsx';
import { useApp } from '../../shared/app-context.ts';
import { AlbumTiles } from '../galleries/AlbumTiles.tsx';
import { NothingFound } from './NothingFound.tsx';
import { OneTypeResults } from './OneTypeResults.tsx';
import { searchOf, viewIn, withoutFilter } from './result-address.ts';
import { ActorTiles, ArticleTiles, LibraryTiles, TvTiles, VideoTiles } from './result-tiles.tsx';
import { messages } from './Search.messages.ts';
import { resultPages, totalOf, type ShownType } from './result-types.ts';
import { resultsKey, useSearchResults } from './search-stores.ts';
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

/** The first results of each type that has some. */
const Everything = observer(({ results }: { results: SearchResults }) => {
  const { value } = results.all;
  const intl = useIntl();
  const count = totalOf(results.totals, 'all') ?? 0;
  const groups = {
    actors: <ActorTiles items={(value?.models ?? []).slice(0, 6)} />,
    videos: <VideoTiles items={(value?.videos ?? []).slice(0, 8)} />,
    galleries: <AlbumTiles withOwner items={(value?.galleries ?? []).slice(0, 8)} />,
    tv: <TvTiles items={(value?.tv ?? []).slice(0, 4)} />,
    blog: <ArticleTiles items={(value?.blog ?? []).slice(0, 3)} />,
    mediaLibrary: <LibraryTiles items={(value?.mediaLibrary ?? []).slice(0, 4)} />,
  };
  return (
    <ListFrame
      list={results.all}
      count={count}
      notLoaded={intl.formatMessage(messages.notLoaded)}
      pending={<PendingTiles />}
      empty={<NothingFound results={results} />}
    >
      <Sections>
        {(['actors', 'videos', 'galleries', 'tv', 'blog', 'mediaLibrary'] as const).map((type) => {
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

/** The results of a pattern, with a tab for each type. */
const ResultsPage = observer(({ pattern, type }: { pattern: string; type: ShownType }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { search: query } = useLocation();
  const view = viewIn(new URLSearchParams(query), type);
  const results = useSearchResults().open(resultsKey(view, pattern));
  const shown = type === 'all' ? totalOf(results.totals, 'all') : results[type].total;
  // A filter belongs to the page of its tab, and ends with it.
  const isFiltered = withoutFilter(view) !== null;
  const isMore = shown !== undefined && shown >= mostCounted;
  return (
    <ListPage
      title={intl.formatMessage(messages.heading, { pattern })}
      note={
        shown !== undefined && (
          <span role="status">
            {intl.formatMessage(isMore ? messages.manyResults : messages.results, { count: shown })}
          </span>
        )
      }
    >
      <Field>
        <SearchConnected id="page-search" />
      </Field>
      <Tabs
        label={intl.formatMessage(messages.types)}
        tabs={resultPages.map((page) => {
          const current = page.type === type;
          const href = pathTo(page.key, language, { searchPattern: pattern });
          return {
            href: current ? `${href}${searchOf(view)}` : href,
            label: intl.formatMessage(messages[page.type]),
            count: current && isFiltered ? shown : totalOf(results.totals, page.type),
            current,
          };
        })}
      />
      {type === 'all' ? <Everything results={results} /> : <OneTypeResults type={type} results={results} />}
    </ListPage>
  );
});

/**
 * A page of search results; without a pattern a search begins here.
 * @spec screen:search.videos, screen:search.results-actors, screen:search.results-models
 * @spec screen:search.results-media-library, screen:search.results-photos-galleries, feature:search.types
 * @spec screen:search.results-tv, screen:search.results-blog, screen:search.results-asmr
 * @deviates screen:search.results-models 1-2 docs/decisions/0156
 * @deviates screen:search.results-asmr 1-2 docs/decisions/0222
 * @deviates feature:search.types 1 docs/decisions/0222
 */
export const SearchScreen = ({ type }: { type: ShownType }) => {
  const { searchPattern } = useParams();
  const pattern = searchPatternOf(searchPattern ?? '');
  return pattern === '' ? <StartPage /> : <ResultsPage key={pattern} pattern={pattern} type={type} />;
};
