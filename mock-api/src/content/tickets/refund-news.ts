import type { Language } from '@lounge/locale';
import { notificationTypes } from '@lounge/protocol/content/notifications';
import { mailGuest } from '../../foundation/guest/index.ts';
import { refundedOf } from '../../foundation/wallet/refund.ts';
import { parseJson } from '../../world/json.ts';
import type { World } from '../../world/world.ts';
import { notify } from '../notifications/index.ts';
import { everyLanguage } from './map-show.ts';
import type { Watched } from './ports.ts';
import { refundMail, refundMailKind } from './refund-texts.ts';
import { showById, transferIdByKey, type TicketRow } from './statements.ts';

/** The refund of a ticket by the ledger, in hundredths of a coin; earlier refunds by the staff count too. */
const coinsBack = async ({ guestId, transferKey: key }: TicketRow, { tx }: World): Promise<number> => {
  const transfer = key === null ? null : await transferIdByKey.first(tx, { key });
  return transfer === null ? 0 : refundedOf(tx, guestId, transfer.id);
};

/**
 * Tells a guest that a show gave its ticket back: by a notification, and by a mail with the show, what was watched and what came back.
 * @assumed For a guest of whom no language is known, the mail has that of the chat in the show.
 */
export const notifyOfRefund = async (
  ticket: TicketRow,
  actorId: number,
  seen: Watched,
  world: World,
): Promise<void> => {
  const { guestId, showId } = ticket;
  const show = await showById.first(world.tx, { id: showId });
  if (show === null) return;
  const coins = await coinsBack(ticket, world);
  const refunded = coins === 0 ? null : { value: coins, currency: 'VXC' as const };
  const about = { id: showId, title: everyLanguage(show.title), refunded };
  await notify(guestId, { type: notificationTypes.ticketBack, actorId, show: about }, world);
  const title = parseJson(show.title);
  const back = { isBroken: seen.ms > 0, seconds: seen.ms / 1000, coins, isVoucher: ticket.voucherId !== null };
  const write = (language: Language): string => refundMail({ title: title[language], ...back }, language);
  await mailGuest(guestId, { kind: refundMailKind, write, otherwise: seen.language }, world);
};
