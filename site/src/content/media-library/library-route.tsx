import { personalPage } from '../../foundation/guest/personal-page.ts';
import type { App } from '../../shared/app-context.ts';
import type { PageAddress } from '../../shared/page-route.ts';
import { choiceOf, type LibraryPageKey } from './library-address.ts';
import { libraryListingsOf, libraryMessagesOf, libraryOf, listingKey } from './library-stores.ts';
import { messages } from './Library.messages.ts';
import { LibraryScreen } from './LibraryScreen.tsx';

const loadLibrary =
  (page: LibraryPageKey) =>
  async ({ stores }: App, { search }: PageAddress): Promise<void> => {
    const choice = choiceOf(page, search);
    const list =
      choice.part === 'messenger'
        ? libraryMessagesOf(stores).open(choice.order)
        : libraryListingsOf(stores).open(listingKey(page, choice));
    await Promise.all([libraryOf(stores).totals.load(), list.load()]);
  };

/** The guest's library. */
export const libraryRoute = personalPage('personal.mediathek', {
  screen: () => <LibraryScreen page="personal.mediathek" />,
  head: messages,
  load: loadLibrary('personal.mediathek'),
});

/** The pictures of the guest's library. */
export const libraryPhotosRoute = personalPage('personal.mediathek-photos', {
  screen: () => <LibraryScreen page="personal.mediathek-photos" />,
  head: { title: messages.photosTitle, description: messages.photosDescription },
  load: loadLibrary('personal.mediathek-photos'),
});
