import type { LocationState } from '@lounge/kit/location-field';
import { writtenZip } from '@lounge/protocol/content/actor-search';
import { zipStateOf } from '@lounge/stores/content/actor-search';
import { useLocation } from 'react-router-dom';
import type { SearchPageState } from './use-search-page.ts';
import { useActorSearches } from './search-stores.ts';

/** A longer text in an address is cut. */
const mostShown = 20;

/** The postal code of a search as its field shows it. */
interface ShownPlace {
  readonly zip: string;
  readonly state: LocationState;
  readonly town: string | undefined;
  /** Whether a code was searched for that nobody knows, or could not be looked up. */
  readonly isUnknown: boolean;
}

/** The postal code that is typed, else that of the search. Call it in an observer. */
export const usePlace = ({ search, query }: SearchPageState): ShownPlace => {
  const { zip } = useActorSearches();
  const town = search.list.value?.mapState?.town ?? undefined;
  // What is no code stays in the field, which says why.
  const inAddress = new URLSearchParams(useLocation().search).get('zip') ?? '';
  const stateOfSearch = (): LocationState => {
    if (query.zip === null) return zipStateOf(inAddress);
    if (search.list.state === 'loading') return 'looking';
    return town === undefined ? 'unknown' : 'found';
  };
  const state = zip.isTyped ? zip.state : stateOfSearch();
  return {
    zip: zip.isTyped ? zip.zip : query.zip === null ? inAddress.slice(0, mostShown) : writtenZip(query.zip),
    state,
    town: zip.area?.town ?? town,
    isUnknown: state === 'unknown' || state === 'failed',
  };
};
