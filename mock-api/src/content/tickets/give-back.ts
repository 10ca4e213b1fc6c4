import type { AnswerOf } from '@lounge/protocol';
import { chatTicketsChanged, type removeChatTicket } from '@lounge/protocol/content/tickets';
import type { Language } from '@lounge/locale';
import { guestOf } from '../../dispatch/handler.ts';
import { giveCodeBack, giveVoucherBack, codeKey } from '../../foundation/vouchers/index.ts';
import { isRefunded, refund } from '../../foundation/wallet/refund.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { showOf } from './map-show.ts';
import type { Watched } from './ports.ts';
import { notifyOfRefund } from './refund-news.ts';
import { endTicket, showById, ticketById, transferIdByKey, type TicketRow } from './statements.ts';

/** For how long a voucher can be used after its show was cancelled, where it would have ended before. @assumed */
const voucherAfterCancelMs = 7 * 86_400_000;

/** Why a ticket ends; the statement says it to the guest. */
type EndReason = 'ticketRemoved' | 'showCancelled' | 'showBroken';

/** The reason for which a show ends its tickets: the guest has seen something of it, or nothing. */
const reasonOf = ({ ms }: Watched): EndReason => (ms > 0 ? 'showBroken' : 'showCancelled');

/**
 * Ends a ticket and gives its coins, voucher or promo code back, unless it ended before. Where the show ends it, `seen` is the watched
 * part, and the guest is informed. Inside a change. Returns whether it ended now.
 */
export const giveBack = async (
  ticket: TicketRow,
  actorId: number,
  seen: Watched | null,
  language: Language,
  world: World,
): Promise<boolean> => {
  const { id, guestId, showId } = ticket;
  const reason = seen === null ? 'ticketRemoved' : reasonOf(seen);
  const ended = await endTicket.first(world.tx, { id, key: `${ticket.key} ended ${id}`, at: nowIso(world) });
  if (ended === null) return false;
  if (ticket.price > 0 && ticket.transferKey !== null) {
    const transfer = await transferIdByKey.first(world.tx, { key: ticket.transferKey });
    if (transfer === null) throw new Error(`The ticket ${id} was paid by a transfer that does not exist.`);
    // The staff may have given a part back before, and a transfer is refunded once.
    if (!(await isRefunded(world.tx, guestId, transfer.id)))
      await refund({ transferId: transfer.id, reason }, language, world);
  }
  if (ticket.voucherId !== null) {
    const afterMs = reason === 'ticketRemoved' ? 0 : voucherAfterCancelMs;
    const validAtLeastTo = new Date(world.clock.now() + afterMs).toISOString();
    await giveVoucherBack(guestId, ticket.voucherId, { validAtLeastTo }, world);
  }
  if (ticket.promoCode !== null) await giveCodeBack(codeKey(ticket.promoCode), guestId, world);
  publish(world.bus, chatTicketsChanged, { guestId }, { showId, actorId });
  if (seen !== null) await notifyOfRefund(ticket, actorId, seen, world);
  return true;
};

type Removal = AnswerOf<typeof removeChatTicket>;

/**
 * Gives a guest's ticket back until its show starts or the guest entered it. A repeat answers success and changes nothing.
 * @spec state:chat-ticket, error:ticket-remove
 */
export const remove = async ({ id }: { id: number }, caller: Caller, world: World): Promise<Removal> => {
  const ticket = await ticketById.first(world.tx, { id });
  const show = ticket === null ? null : await showById.first(world.tx, { id: ticket.showId });
  if (ticket === null || show === null || ticket.guestId !== guestOf(caller))
    return { success: false, errorCode: 'unknownTicket', show: null };
  const isLate = ticket.enteredAt !== null || Date.parse(show.startAt) <= world.clock.now();
  if (isLate && ticket.endedAt === null)
    return { success: false, errorCode: 'removedTooLate', show: await showOf(show, caller, world) };
  await giveBack(ticket, show.actorId, null, caller.language, world);
  return { success: true, errorCode: null, show: await showOf(show, caller, world) };
};
