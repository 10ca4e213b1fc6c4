import { listen } from '../../world/events.ts';
import { presenceChanged } from '../actors/events.ts';
import { alertDue } from './events.ts';
import { alertGuest, alertGuests } from './online-alerts.ts';

/** The listeners of this module to events of others. */
export const favouriteListeners = [
  listen('content/favourites', presenceChanged, async ({ actorId, isOnline }, world) => {
    if (isOnline) await alertGuests(actorId, world);
  }),
  listen('content/favourites', alertDue, ({ pin, actorId }, world) => alertGuest(pin, actorId, world)),
];
