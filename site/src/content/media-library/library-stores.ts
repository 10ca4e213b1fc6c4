import { libraryPageSize, libraryPhotosPageSize } from '@lounge/protocol/content/media-library';
import { LibraryListing, LibraryMessages, MediaLibrary } from '@lounge/stores/content/media-library';
import { defineModule } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';
import { restorables } from '../../shared/snapshots.ts';
import { choiceOf, searchOf, type LibraryChoice, type LibraryPageKey } from './library-address.ts';

/** The totals of the guest's library, and what is archived and brought back. */
export const { of: libraryOf, use: useLibrary } = defineModule({
  key: 'media library',
  create: ({ context }) => new MediaLibrary(context),
  listen: (library, source) => library.listen(source),
  snapshot: ({ totals }) => restorables({ 'media library': totals }),
});

/** The key of an opened list. */
export const listingKey = (page: LibraryPageKey, choice: LibraryChoice): string => `${page} ${searchOf(page, choice)}`;

/** The lists that were opened on this page, by page and choice; all but that of messages. */
export const { of: libraryListingsOf, use: useLibraryListings } = defineModule({
  key: 'library listings',
  create: (stores) =>
    openedStores(
      (key: string) => {
        const [name, search = ''] = key.split(/ (.*)/s);
        const page: LibraryPageKey = name === 'personal.mediathek-photos' ? name : 'personal.mediathek';
        const { part, ...view } = choiceOf(page, new URLSearchParams(search));
        return new LibraryListing(
          { ...view, part: part === 'messenger' ? 'shop' : part },
          libraryOf(stores),
          stores.context,
          page === 'personal.mediathek' ? libraryPageSize : libraryPhotosPageSize,
        );
      },
      ({ list }, key) => ({ [`library/${key}`]: list }),
    ),
  listen: (listings, source) => listings.listen(source),
  snapshot: (listings) => listings,
});

/** The pictures of all conversations, by their order. */
export const { of: libraryMessagesOf, use: useLibraryMessages } = defineModule({
  key: 'library messages',
  create: ({ context }) =>
    openedStores(
      (order: string) => new LibraryMessages(order === 'oldest' ? 'oldest' : 'newest', context),
      ({ list }, order) => ({ [`library messages/${order}`]: list }),
    ),
  listen: (messages, source) => messages.listen(source),
  snapshot: (messages) => messages,
});
