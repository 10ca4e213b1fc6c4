import { listen } from '../../world/events.ts';
import { chatEnded } from '../live-chat/events.ts';
import { recordChat } from './record-chat.ts';

/** The listeners of this module to events of others. */
export const mediaLibraryListeners = [listen('content/media-library', chatEnded, recordChat)];
