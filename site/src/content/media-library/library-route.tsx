import { personalPage } from '../../foundation/guest/personal-page.ts';
import type { App } from '../../shared/app-context.ts';
import type { PageAddress } from '../../shared/page-route.ts';
import { choiceOf, type LibraryPageKey } from './library-address.ts';
import { libraryListingsOf, libraryMessagesOf, libraryOf, listingKey } from './library-stores.ts';
import { messages } from './Library.messages.ts';
import { LibraryScreen } from './LibraryScreen.tsx';
import type { FeedTotalsOf } from './use-library-page.ts';

const loadLibrary =
  (page: LibraryPageKey, feedTotalsOf: FeedTotalsOf) =>
  async ({ stores }: App, { search }: PageAddress): Promise<void> => {
    const choice = choiceOf(page, search);
    const list =
      choice.part === 'messenger'
        ? libraryMessagesOf(stores).open(choice.order)
        : libraryListingsOf(stores).open(listingKey(page, choice));
    await Promise.all([libraryOf(stores).totals.load(), feedTotalsOf(stores).load(), list.load()]);
  };

/** The guest's library and the page of its pictures. What was bought in the feed is counted by a module above. */
export const libraryRoutes = (feedTotalsOf: FeedTotalsOf) => ({
  'personal.mediathek': personalPage('personal.mediathek', {
    screen: () => <LibraryScreen page="personal.mediathek" feedTotalsOf={feedTotalsOf} />,
    head: messages,
    load: loadLibrary('personal.mediathek', feedTotalsOf),
  }),
  'personal.mediathek-photos': personalPage('personal.mediathek-photos', {
    screen: () => <LibraryScreen page="personal.mediathek-photos" feedTotalsOf={feedTotalsOf} />,
    head: { title: messages.photosTitle, description: messages.photosDescription },
    load: loadLibrary('personal.mediathek-photos', feedTotalsOf),
  }),
});
