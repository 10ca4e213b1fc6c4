import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { libraryChangeFields } from './schemas.ts';

/**
 * An item was archived or brought back, on this or another page.
 * @assumed The documents name no push for it; the guest's other pages would go on showing what was before.
 */
export const mediaLibraryChanged = push('content/media-library/mediaLibraryChanged', {
  payload: s.object(libraryChangeFields),
  purpose: 'Reports that an item of the library was archived or brought back.',
});
