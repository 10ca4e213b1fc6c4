import {
  archiveLibraryAsset,
  libraryAssets,
  mediaLibraryTotals,
  unarchiveLibraryAsset,
} from '@lounge/protocol/content/media-library';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { libraryPage, setArchived, totalsOf } from './library.ts';

/** The handlers of this module's calls. */
export const mediaLibraryHandlers = [
  handle(libraryAssets, libraryPage),
  handle(mediaLibraryTotals, (_, caller, world) => totalsOf(guestOf(caller), world)),
  handle(archiveLibraryAsset, ({ assetId }, caller, world) => setArchived(assetId, true, caller, world)),
  handle(unarchiveLibraryAsset, ({ assetId }, caller, world) => setArchived(assetId, false, caller, world)),
];
