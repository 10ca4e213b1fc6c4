import { listen } from '../../world/events.ts';
import { pinRemoved } from '../favourites/events.ts';
import { chatEnded } from '../live-chat/events.ts';
import { recordChat } from './record-chat.ts';
import { unarchiveRemovedPin } from './unarchive-removed-pin.ts';

/** The listeners of this module to events of others. */
export const mediaLibraryListeners = [
  listen('content/media-library', chatEnded, recordChat),
  listen('content/media-library', pinRemoved, unarchiveRemovedPin),
];
