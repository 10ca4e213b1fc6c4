import { chatTicketsChanged, showDoor } from '@lounge/protocol/content/tickets';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { isDoorClosed } from './door.ts';
import { setEntered, showById, ticketByKey, ticketKey, type ShowRow } from './statements.ts';

/** Why a guest is not let into a show. */
export type EntryRefused = 'unknownShow' | 'cancelled' | 'over' | 'noTicket' | 'notYet' | 'tooLate';

/** Whether a guest is let into a show now. */
export type Entry =
  | { readonly ok: true; readonly show: ShowRow }
  | { readonly ok: false; readonly reason: EntryRefused };

/**
 * Whether a guest may enter a show now: with a ticket, from ten minutes before its start until twenty minutes after it; whoever entered
 * before may come back until its end.
 * @spec feature:chat.ticket-show
 * @assumed The times of the door.
 */
export const mayEnter = async (
  { tx, clock }: Pick<World, 'tx' | 'clock'>,
  guestId: number,
  showId: number,
): Promise<Entry> => {
  const no = (reason: EntryRefused): Entry => ({ ok: false, reason });
  const show = await showById.first(tx, { id: showId });
  if (show === null) return no('unknownShow');
  if (show.status === 'cancelled') return no('cancelled');
  const now = clock.now();
  if (Date.parse(show.endAt) <= now) return no('over');
  const ticket = await ticketByKey.first(tx, { key: ticketKey(guestId, showId) });
  if (ticket === null) return no('noTicket');
  if (Date.parse(show.startAt) - showDoor.opensBeforeMs > now) return no('notYet');
  return ticket.enteredAt === null && isDoorClosed(show, now) ? no('tooLate') : { ok: true, show };
};

/** Records that a guest entered a performer's show; the ticket can no longer be given back. Inside a change. */
export const noteEntry = async (
  guestId: number,
  { showId, actorId }: { readonly showId: number; readonly actorId: number },
  world: Pick<World, 'tx' | 'clock' | 'bus'>,
): Promise<void> => {
  const entered = await setEntered.first(world.tx, { key: ticketKey(guestId, showId), at: nowIso(world) });
  if (entered !== null) publish(world.bus, chatTicketsChanged, { guestId }, { showId, actorId });
};
