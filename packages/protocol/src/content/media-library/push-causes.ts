import { causes } from '../../declare/push-causes.ts';
import { mediaLibraryChanged } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(mediaLibraryChanged, {
    to: 'guest',
    calls: ['content/media-library/archiveLibraryAsset', 'content/media-library/unarchiveLibraryAsset'],
    events: ['the guest archives an item'],
  }),
];
