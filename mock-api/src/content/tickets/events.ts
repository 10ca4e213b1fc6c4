import { worldEvent } from '../../world/events.ts';

/** A guest is to be told that a show began. */
export const reminderDue = worldEvent<{ showId: number; guestId: number }>('content/tickets reminderDue');

/** A guest bought a ticket with coins. */
export const ticketBought = worldEvent<{ showId: number; guestId: number }>('content/tickets ticketBought');
