import { GlobalSearch, LastSearches, SearchResults } from '@lounge/stores/content/global-search';
import { storedTextOf } from '@lounge/stores';
import { consentOf } from '../../foundation/legal/consent-stores.ts';
import { forgetWithoutConsent } from '../../foundation/legal/forget-without-consent.ts';
import { browserStorage } from '../../shared/browser-storage.ts';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';
import { openedStores } from '../../shared/opened-stores.ts';
import { hasMobileMenus } from '../../shared/viewport.ts';
import { optionsOf, searchOf, viewIn, type ResultView } from './result-address.ts';

/** The typed search, one for the page: the field in the bar and the one in a page show the same. */
export const { of: globalSearchOf, use: useGlobalSearch } = defineModule({
  key: 'globalSearch',
  create: (stores) => {
    const consent = consentOf(stores);
    const lastSearches = new LastSearches(storedTextOf(browserStorage, 'last-searches'), () =>
      consent.allows('functional'),
    );
    return new GlobalSearch(stores.context, {
      lastSearches,
      isNarrow: hasMobileMenus,
    });
  },
  snapshot: (search) => restorables({ globalSearch: search }),
  listen: ({ lastSearches }, { scope }) => {
    // Whoever takes the consent back is forgotten at once.
    forgetWithoutConsent(lastSearches, scope);
    // Browsers report what another tab has stored, or forgotten; the signal ends it.
    // oxlint-disable-next-line no-restricted-properties
    window.addEventListener('storage', lastSearches.refresh, { signal: scope.signal });
  },
});

/** A store of results that needs no pushes: who is online is drawn by the page's own presence. */
class OpenedResults extends SearchResults {
  listen(): void {
    // Nothing changes what was found.
  }
}

/** The results that were opened on this page, by order, filter and pattern. */
export const { of: searchResultsOf, use: useSearchResults } = defineModule({
  key: 'searchResults',
  create: ({ context, language }) =>
    openedStores(
      (key: string) => {
        const [search = '', pattern = ''] = key.split(/ (.*)/s);
        const view = viewIn(new URLSearchParams(search), 'videos');
        return new OpenedResults(pattern, language, optionsOf(view), context);
      },
      ({ all, meant, popular, actors, videos, galleries, mediaLibrary, tv, blog }, key) => ({
        [`search ${key}`]: all,
        [`search meant ${key}`]: meant,
        [`search popular ${key}`]: popular,
        [`search actors ${key}`]: actors,
        [`search videos ${key}`]: videos,
        [`search galleries ${key}`]: galleries,
        [`search library ${key}`]: mediaLibrary,
        [`search tv ${key}`]: tv,
        [`search magazine ${key}`]: blog,
      }),
    ),
  listen: (results, pushSource) => results.listen(pushSource),
  snapshot: (results) => results,
});

/** The key of opened results. */
export const resultsKey = (view: ResultView, pattern: string): string => `${searchOf(view)} ${pattern}`;
