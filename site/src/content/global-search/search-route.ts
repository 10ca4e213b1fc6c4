import { pathTo, searchPatternOf, searchWords, type RouteKey } from '@lounge/locale';
import { createElement } from 'react';
import { redirect } from 'react-router-dom';
import { pageRoute } from '../../shared/page-route.ts';
import { messages } from './Search.messages.ts';
import { viewIn } from './result-address.ts';
import { globalSearchOf, resultsKey, searchResultsOf } from './search-stores.ts';
import { SearchScreen } from './SearchScreen.tsx';
import type { ShownType } from './result-types.ts';

/** The key of a page of results. */
type SearchKey = Extract<RouteKey, `search.${string}`>;

/**
 * The page of results of a type. The field's form without a script sends the pattern as `q`, which has an address of its own.
 * @spec route:search.videos
 */
const routeOf = (key: SearchKey, type: ShownType) =>
  pageRoute(key, {
    screen: () => createElement(SearchScreen, { type }),
    isList: true,
    head: (_app, { searchPattern: pattern }, intl) => ({
      title:
        pattern === undefined
          ? intl.formatMessage(messages.title)
          : intl.formatMessage(messages.headTitle, { pattern }),
      description: intl.formatMessage(messages.description),
      isIndexed: false,
    }),
    load: async ({ stores, config }, { params, search }) => {
      const typed = search.get('q');
      const address = (searchPattern: string) => pathTo(key, config.language, { searchPattern });
      if (typed !== null && searchWords(typed).length > 0) throw redirect(address(searchPatternOf(typed)), 302);
      const given = params['searchPattern'];
      if (given === undefined) return globalSearchOf(stores).loadPopular();
      const pattern = searchPatternOf(given);
      if (pattern !== given && pattern !== '')
        throw redirect(`${address(pattern)}${search.size > 0 ? `?${search}` : ''}`, 301);
      // The field shows what the page is about, however the visitor came here.
      globalSearchOf(stores).show(pattern);
      const results = searchResultsOf(stores).open(resultsKey(viewIn(search, type), pattern));
      await Promise.all([
        results.all.state === 'idle' ? results.load() : null,
        type !== 'all' && results[type].state === 'idle' ? results[type].load() : null,
      ]);
    },
  });

/** The pages of results by route key. */
export const routes = {
  'search.all': routeOf('search.all', 'all'),
  'search.actors': routeOf('search.actors', 'actors'),
  'search.videos': routeOf('search.videos', 'videos'),
  'search.galleries': routeOf('search.galleries', 'galleries'),
  'search.tv': routeOf('search.tv', 'tv'),
  'search.blog': routeOf('search.blog', 'blog'),
  'search.media-library': routeOf('search.media-library', 'mediaLibrary'),
};
