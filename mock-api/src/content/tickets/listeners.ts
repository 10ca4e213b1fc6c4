import { listen } from '../../world/events.ts';
import { reminderDue } from './events.ts';
import { remindGuest } from './reminders.ts';

/** The listeners of this module to events. */
export const ticketListeners = [
  listen('content/tickets', reminderDue, ({ showId, guestId }, world) => remindGuest(showId, guestId, world)),
];
