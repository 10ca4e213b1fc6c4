import type { Read } from '@lounge/stores';
import type { FeedTotals } from '@lounge/stores/content/media-library';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import type { Stores } from '../../shared/stores.ts';
import { choiceOf, libraryPath, type LibraryChoice, type LibraryPageKey } from './library-address.ts';

/** Returns how much of the feed the guest bought, which a module above counts. */
export type FeedTotalsOf = (stores: Stores) => Read<FeedTotals>;

/** A page of the library with the address of its choice. */
export interface LibraryPageState {
  readonly page: LibraryPageKey;
  readonly choice: LibraryChoice;
  /** How much of the feed the guest bought. */
  readonly feed: Read<FeedTotals>;
  hrefOf(choice: LibraryChoice): string;
  /** Opens a choice: the address changes, and the page loads. */
  go(choice: LibraryChoice): void;
}

/** The choice of this page, which its address says. */
export const useLibraryPage = (page: LibraryPageKey, feedTotalsOf: FeedTotalsOf): LibraryPageState => {
  const { config, stores } = useApp();
  const { search } = useLocation();
  const navigate = useNavigate();
  const hrefOf = (choice: LibraryChoice) => libraryPath(page, choice, config);
  return {
    page,
    choice: choiceOf(page, new URLSearchParams(search)),
    feed: feedTotalsOf(stores),
    hrefOf,
    go: (choice) => void navigate(hrefOf(choice), { preventScrollReset: true }),
  };
};
