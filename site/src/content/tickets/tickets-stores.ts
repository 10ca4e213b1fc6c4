import { ActorTickets, CamShows, MinuteClock, ShowInvitations, ShowTicket } from '@lounge/stores/content/tickets';
import { Reminder } from '@lounge/stores/foundation/guest';
import { defineModule } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';
import { restorables } from '../../shared/snapshots.ts';

/** The list of shows, and those for which the guest has a ticket. */
export const { of: camShowsOf, use: useCamShows } = defineModule({
  key: 'camShows',
  create: ({ context, guestId }) => new CamShows(context, () => guestId !== null),
  listen: (shows, pushSource) => shows.listen(pushSource),
  snapshot: ({ list, own }) => restorables({ 'cam shows': list, 'own tickets': own }),
});

/** The shows that were opened on this page. */
export const { of: showTicketsOf, use: useShowTickets } = defineModule({
  key: 'showTickets',
  create: ({ context }) =>
    openedStores(
      (showId) => new ShowTicket(showId, context),
      ({ data }, showId) => ({ [`show ${showId}`]: data }),
    ),
  listen: (tickets, pushSource) => tickets.listen(pushSource),
  snapshot: (tickets) => tickets,
});

/** The shows of the performers that were opened on this page. */
export const { of: actorTicketsOf, use: useActorTickets } = defineModule({
  key: 'actorTickets',
  create: ({ context }) =>
    openedStores(
      (actorId) => new ActorTickets(actorId, context),
      ({ list, past }, actorId) => ({ [`shows of ${actorId}`]: list, [`past shows of ${actorId}`]: past }),
    ),
  listen: (tickets, pushSource) => tickets.listen(pushSource),
  snapshot: (tickets) => tickets,
});

/** The invitations to private shows. */
export const { use: useShowInvitations } = defineModule({
  key: 'showInvitations',
  create: ({ context }) => new ShowInvitations(context),
  listen: (invitations, pushSource) => invitations.listen(pushSource),
});

/** The time in steps of a minute. */
export const { use: useMinutes } = defineModule({
  key: 'minutes',
  create: ({ context, renderedAt, currentTime }) => new MinuteClock(renderedAt, context, currentTime),
});

/** The guest's wishes to be reminded of the shows that were opened on this page. */
export const { use: useReminders } = defineModule({
  key: 'reminders',
  create: ({ context, guestId }) =>
    openedStores(
      (showId) => new Reminder(showId, guestId ?? 0, context),
      ({ data }, showId) => ({ [`reminder ${showId}`]: data }),
    ),
  listen: (reminders, pushSource) => reminders.listen(pushSource),
});
