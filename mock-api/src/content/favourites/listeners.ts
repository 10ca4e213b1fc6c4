import { listen } from '../../world/events.ts';
import { presenceChanged } from '../actors/events.ts';
import { alertDue } from './events.ts';
import { alertGuest, alertGuests } from './online-alerts.ts';

/** What this module does when something happens in others. */
export const favouriteListeners = [
  listen('content/favourites', presenceChanged, async ({ actorId, isOnline }, world) => {
    if (isOnline) await alertGuests(actorId, world);
  }),
  listen('content/favourites', alertDue, ({ pin, actorId }, world) => alertGuest(pin, actorId, world)),
];
