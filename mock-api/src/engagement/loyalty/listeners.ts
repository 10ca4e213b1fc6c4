import { chatEnded } from '../../content/live-chat/events.ts';
import { messageSent } from '../../content/messenger/events.ts';
import { ticketBought } from '../../content/tickets/events.ts';
import { loggedIn } from '../../foundation/accounts/events.ts';
import { contentBought } from '../../foundation/wallet/events.ts';
import { listen } from '../../world/events.ts';
import { countForEvent } from './count-points.ts';

const secondsOfMinute = 60;

/** The listeners of this module to events of others: what brings points of the activity event. */
export const loyaltyListeners = [
  listen('engagement/loyalty', chatEnded, ({ guestId, seconds }, world) =>
    countForEvent(guestId, 'chatMinute', Math.floor(seconds / secondsOfMinute), world),
  ),
  listen('engagement/loyalty', contentBought, ({ guestId }, world) => countForEvent(guestId, 'purchase', 1, world)),
  listen('engagement/loyalty', ticketBought, ({ guestId }, world) => countForEvent(guestId, 'purchase', 1, world)),
  listen('engagement/loyalty', messageSent, async ({ guestId, isWritten, gifts }, world) => {
    if (isWritten) await countForEvent(guestId, 'message', 1, world);
    await countForEvent(guestId, 'gift', gifts, world);
  }),
  listen('engagement/loyalty', loggedIn, ({ guestId }, world) => countForEvent(guestId, 'logIn', 1, world)),
];
