import type { AnswerOf } from '@lounge/protocol';
import { chatTicketsChanged, type removeChatTicket } from '@lounge/protocol/content/tickets';
import type { Language } from '@lounge/locale';
import { guestOf } from '../../dispatch/handler.ts';
import { giveCodeBack, giveVoucherBack, codeKey } from '../../foundation/vouchers/index.ts';
import { isRefunded, refund } from '../../foundation/wallet/index.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { showOf } from './map-show.ts';
import { notifyOfRefund } from './refund-news.ts';
import { endTicket, showById, ticketById, transferIdByKey, type TicketRow } from './statements.ts';

/** For how long a voucher can be used after its show was cancelled, where it would have ended before. @assumed */
const voucherAfterCancelMs = 7 * 86_400_000;

/** Why a ticket ends; the statement says it to the guest. */
export type EndReason = 'ticketRemoved' | 'showCancelled' | 'showBroken';

/**
 * Ends a ticket and gives back what paid for it: coins from everybody who got them, the voucher, or the promo code. A ticket that ended
 * before gives nothing back. Must run inside a change. Returns whether it ended now.
 */
export const giveBack = async (
  ticket: TicketRow,
  actorId: number,
  reason: EndReason,
  language: Language,
  world: World,
): Promise<boolean> => {
  const { id, guest_id: guestId, show_id: showId } = ticket;
  const ended = await endTicket.first(world.tx, { id, key: `${ticket.key} ended ${id}`, at: nowIso(world) });
  if (ended === null) return false;
  if (ticket.price > 0 && ticket.transfer_key !== null) {
    const transfer = await transferIdByKey.first(world.tx, { key: ticket.transfer_key });
    if (transfer === null) throw new Error(`The ticket ${id} was paid by a transfer that does not exist.`);
    // The staff may have given a part back before, and a transfer is refunded once.
    if (!(await isRefunded(world.tx, guestId, transfer.id)))
      await refund({ transferId: transfer.id, reason }, language, world);
  }
  if (ticket.voucher_id !== null) {
    const afterMs = reason === 'ticketRemoved' ? 0 : voucherAfterCancelMs;
    const validAtLeastTo = new Date(world.clock.now() + afterMs).toISOString();
    await giveVoucherBack(world, guestId, ticket.voucher_id, { validAtLeastTo });
  }
  if (ticket.promo_code !== null) await giveCodeBack(codeKey(ticket.promo_code), guestId, world);
  publish(world.bus, chatTicketsChanged, { guestId }, { showId, actorId });
  if (reason !== 'ticketRemoved') await notifyOfRefund(ticket, actorId, reason === 'showBroken', world);
  return true;
};

type Removal = AnswerOf<typeof removeChatTicket>;

/**
 * Gives a guest's ticket back until its show starts or the guest entered it. A repeat answers success and changes nothing.
 * @spec state:chat-ticket, error:ticket-remove
 */
export const remove = async ({ id }: { id: number }, caller: Caller, world: World): Promise<Removal> => {
  const ticket = await ticketById.first(world.tx, { id });
  const show = ticket === null ? null : await showById.first(world.tx, { id: ticket.show_id });
  if (ticket === null || show === null || ticket.guest_id !== guestOf(caller))
    return { success: false, errorCode: 'unknownTicket', show: null };
  const isLate = ticket.entered_at !== null || Date.parse(show.start_at) <= world.clock.now();
  if (isLate && ticket.ended_at === null)
    return { success: false, errorCode: 'removedTooLate', show: await showOf(show, caller, world) };
  await giveBack(ticket, show.actor_id, 'ticketRemoved', caller.language, world);
  return { success: true, errorCode: null, show: await showOf(show, caller, world) };
};
