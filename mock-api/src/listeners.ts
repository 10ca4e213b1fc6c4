import { favouriteListeners } from './content/favourites/listeners.ts';
import { mediaLibraryListeners } from './content/media-library/listeners.ts';
import { messengerListeners } from './content/messenger/listeners.ts';
import { notificationListeners } from './content/notifications/listeners.ts';
import { ticketListeners } from './content/tickets/listeners.ts';
import { loyaltyListeners } from './engagement/loyalty/listeners.ts';
import { tvListeners } from './engagement/tv/listeners.ts';
import { webPushListeners } from './engagement/web-push/listeners.ts';
import type { Listener } from './world/world.ts';

/** The listeners of all modules to events of the world, in the order in which they handle one. */
export const listeners: readonly Listener[] = [
  messengerListeners,
  favouriteListeners,
  notificationListeners,
  ticketListeners,
  mediaLibraryListeners,
  tvListeners,
  loyaltyListeners,
  webPushListeners,
].flat();
