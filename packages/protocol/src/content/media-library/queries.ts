import { maxPatternLength } from '@lounge/locale';
import { mutation, query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import {
  libraryAsset,
  libraryChangeFields,
  libraryMediaType,
  libraryOrder,
  libraryOrigin,
  librarySource,
  libraryTotals,
} from './schemas.ts';

/**
 * A page of the guest's library with the number of all that fit: what is owned, unless the filter names another source. A search
 * without a letter or digit finds nothing.
 * @spec query:media-library.assets
 * @assumed The members of the filter, the orders, and the shape of the answer.
 */
export const libraryAssets = query('content/media-library/libraryAssets', {
  needs: 'guest',
  input: s.object({
    filter: s.optional(
      s.object({
        mediaType: s.optional(libraryMediaType),
        source: s.optional(librarySource),
        origin: s.optional(libraryOrigin),
      }),
    ),
    first: s.optional(s.count),
    offset: s.optional(s.count),
    search: s.optional(s.boundedString(maxPatternLength)),
    order: s.optional(libraryOrder),
  }),
  answer: s.object(
    { items: s.array(libraryAsset), total: s.count },
    { id: 'LibraryPage', description: 'a page of the library and the number of all that fit' },
  ),
  failures: ['needLogin'],
  purpose: 'Reads a page of the guest’s library: 30 unless asked for up to 100, the newest first.',
});

/** How much the library has. @spec query:media-library.totals */
export const mediaLibraryTotals = query('content/media-library/mediaLibraryTotals', {
  needs: 'guest',
  input: s.empty,
  answer: libraryTotals,
  failures: ['needLogin'],
  purpose: 'Counts what is in the guest’s library.',
});

/** An archived or restored item. */
const libraryChange = s.object(libraryChangeFields, {
  id: 'LibraryChange',
  description: 'an item that was archived or brought back, and the totals after it',
});

/**
 * Puts an item of the library into the archive; has no effect if it is there. It stays the guest's, and can be played.
 * @spec query:media-library.archive, feature:library.archive
 * @assumed The variables and the answer.
 */
export const archiveLibraryAsset = mutation('content/media-library/archiveLibraryAsset', {
  needs: 'guest',
  input: s.object({ assetId: s.boundedString(40) }),
  answer: libraryChange,
  failures: ['needLogin', 'unknown'],
  purpose: 'Puts an item of the library into the archive.',
});

/**
 * Brings an item back from the archive; has no effect if it is not there.
 * @spec query:media-library.unarchive, feature:library.archive
 * @assumed The variables and the answer.
 */
export const unarchiveLibraryAsset = mutation('content/media-library/unarchiveLibraryAsset', {
  needs: 'guest',
  input: s.object({ assetId: s.boundedString(40) }),
  answer: libraryChange,
  failures: ['needLogin', 'unknown'],
  purpose: 'Brings an item of the library back from the archive.',
});
