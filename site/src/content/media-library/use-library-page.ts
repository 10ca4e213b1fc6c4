import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { choiceOf, libraryPath, type LibraryChoice, type LibraryPageKey } from './library-address.ts';

/** A page of the library with the address of its choice. */
export interface LibraryPageState {
  readonly page: LibraryPageKey;
  readonly choice: LibraryChoice;
  hrefOf(choice: LibraryChoice): string;
  /** Opens a choice: the address changes, and the page loads. */
  go(choice: LibraryChoice): void;
}

/** The choice of this page, which its address says. */
export const useLibraryPage = (page: LibraryPageKey): LibraryPageState => {
  const { config } = useApp();
  const { search } = useLocation();
  const navigate = useNavigate();
  const hrefOf = (choice: LibraryChoice) => libraryPath(page, choice, config);
  return {
    page,
    choice: choiceOf(page, new URLSearchParams(search)),
    hrefOf,
    go: (choice) => void navigate(hrefOf(choice), { preventScrollReset: true }),
  };
};
