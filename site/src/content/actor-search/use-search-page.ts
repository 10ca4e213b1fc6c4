import { plainQuery, type ActorSearch, type SearchQuery } from '@lounge/stores/content/actor-search';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { queryOf, searchOf, withoutFilters } from './search-address.ts';
import { useActorSearches, type SearchKind } from './search-stores.ts';

/** A search with the address of its page. */
export interface SearchPageState {
  readonly kind: SearchKind;
  readonly search: ActorSearch;
  /** The chosen search, also while it is under way. */
  readonly query: SearchQuery;
  /** The search without its filters; null where none is chosen. */
  readonly cleared: SearchQuery | null;
  /** Whether another address is on its way: the next page would take its place. */
  readonly isNavigating: boolean;
  /** Whether another page is on its way. */
  readonly isLeaving: boolean;
  /** The address of a search on this page. */
  hrefOf(query: SearchQuery): string;
  /** Opens a search: the address changes, and the page searches. */
  go(query: SearchQuery): void;
  /** Opens a search when its sliders have rested. */
  goSoon(query: SearchQuery): void;
  /** Shows one more page under those that are shown. */
  showMore(): Promise<void>;
}

/**
 * The search of this page. Its address is its state, so that it can be shared and come back to; sliders wait until they rest. With
 * `isReplacing` a search takes the place of the one before it in the history.
 */
export const useSearchPage = (kind: SearchKind, { isReplacing = false } = {}): SearchPageState => {
  const { searches } = useActorSearches();
  const { pathname, search: text } = useLocation();
  const navigate = useNavigate();
  const search = searches[kind];
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  // A slider that rests later would lead back to this page.
  useEffect(() => {
    if (isLeaving) search.cancelDraft();
    return search.cancelDraft;
  }, [search, isLeaving]);
  const address = queryOf(new URLSearchParams(text));
  // A document that the server rendered has no query; a guest's stored postal code is in no address.
  const zip = address.zip ?? search.list.value?.mapState?.zipCode ?? null;
  const query = search.draft ?? search.query ?? { ...plainQuery, ...address, zip };
  const hrefOf = (next: SearchQuery): string => `${pathname}${searchOf(next)}`;
  const go = (next: SearchQuery): void =>
    void navigate(hrefOf(next), { preventScrollReset: true, replace: isReplacing });
  return {
    kind,
    search,
    query,
    cleared: withoutFilters(query, kind === 'near'),
    isNavigating: next !== undefined,
    isLeaving,
    hrefOf,
    go,
    goSoon: (next) => search.chooseSoon(next, go),
    showMore: async () => {
      const next = { ...query, page: search.pages + 1 };
      await navigate(hrefOf(next), { preventScrollReset: true, replace: true });
    },
  };
};
