import type { AnswerOf, InputOf } from '@lounge/protocol';
import { chatTicketsChanged, buyChatTicket, type checkTicketCode } from '@lounge/protocol/content/tickets';
import { ApiError, guestOf, reject } from '../../dispatch/handler.ts';
import {
  codeKey,
  promoFor,
  publishVouchers,
  takeFrom,
  usableVoucher,
  spendCode,
  type Promo,
} from '../../foundation/vouchers/index.ts';
import { afterCharge, revenueEntries } from '../../foundation/wallet/index.ts';
import {
  balanceOf,
  guestAccount,
  promotionAccount,
  transferKey,
  transferOnce,
  type Entry,
  type LedgerTransaction,
} from '../../foundation/wallet/ledger.ts';
import { coins } from '../../wire/coins.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import { publish } from '../../world/bus.ts';
import { raise } from '../../world/events.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { checkCountry } from '../actors/index.ts';
import { ticketBought } from './events.ts';
import { mayKnow } from './invitations.ts';
import { obstacleTo, showOf, ticketOf, voucherUse, type TicketError } from './map-show.ts';
import { insertTicket, showById, ticketKey, type ShowRow } from './statements.ts';

type Input = InputOf<typeof buyChatTicket>;
type Answer = AnswerOf<typeof buyChatTicket>;
type Quote = AnswerOf<typeof checkTicketCode>;

/** An input and whether its code may be tried; too many unknown codes were tried otherwise. */
export interface Tried<I> {
  readonly input: I;
  readonly isAllowed: boolean;
}

/** A ticket is not bought; nothing has been written. */
class NotBought extends Error {
  readonly code: TicketError;
  constructor(code: TicketError) {
    super(code);
    this.code = code;
  }
}

const stop = (code: TicketError): never => {
  throw new NotBought(code);
};

const promoErrors: Readonly<Record<Extract<Promo, { ok: false }>['reason'], TicketError>> = {
  unknown: 'promoUnknown',
  notYet: 'promoNotYet',
  over: 'promoOver',
  redeemed: 'promoUsed',
  gone: 'promoOver',
  needsVip: 'promoNeedsVip',
  needsMobile: 'promoNeedsMobile',
  needsAddress: 'promoNeedsAddress',
  tooMany: 'promoTooMany',
  unfit: 'promoUnfit',
};

type Fitting = Extract<Promo, { ok: true }>;

/** The worth of a code for a show. Ends with the name of the failure. */
const promoOf = async (
  show: ShowRow,
  { promoCode, isAllowed }: { promoCode: string; isAllowed: boolean },
  guestId: number,
  world: World,
): Promise<Fitting> => {
  if (!isAllowed) return stop('promoTooMany');
  const key = codeKey(promoCode, 'promoCode');
  const use = { actorId: show.actorId, subject: show.id, price: show.price };
  const promo = await promoFor(guestId, key, use, world);
  return promo.ok ? promo : stop(promoErrors[promo.reason]);
};

/** The voucher that pays for a show. Ends with the name of the failure; vouchers of others fit nothing. */
const voucherOf = async (show: ShowRow, voucherId: number, guestId: number, world: World) => {
  try {
    return await usableVoucher(guestId, voucherId, voucherUse(show), world);
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    const { code } = cause;
    if (code === 'voucherUsed' || code === 'voucherNotYet' || code === 'voucherExpired') return stop(code);
    return stop('voucherUnfit');
  }
};

/** How a ticket is paid. */
interface Payment {
  /** In hundredths of a coin. */
  readonly due: number;
  readonly voucher: Awaited<ReturnType<typeof voucherOf>> | null;
  readonly promo: Fitting | null;
}

const paymentFor = async (
  show: ShowRow,
  { input, isAllowed }: Tried<Input>,
  guestId: number,
  world: World,
): Promise<Payment> => {
  const { voucherId, promoCode, price, creationType } = input;
  const type = voucherId === undefined ? 'chatTicket' : 'purchasedTicket';
  if (creationType !== undefined && creationType !== type) stop('wrongCreationType');
  const isPaid = show.price > 0;
  if (!isPaid && (voucherId !== undefined || promoCode !== undefined))
    stop(voucherId === undefined ? 'promoUnfit' : 'voucherUnfit');
  const voucher = voucherId === undefined ? null : await voucherOf(show, voucherId, guestId, world);
  if (voucher !== null && promoCode !== undefined) stop('promoUnfit');
  const promo = promoCode === undefined ? null : await promoOf(show, { promoCode, isAllowed }, guestId, world);
  const due = voucher === null ? show.price - (promo?.discount ?? 0) : 0;
  if (price !== undefined && price !== due) stop('priceChanged');
  if ((await balanceOf(world.tx, guestAccount(guestId))) < due) stop('notEnoughCoins');
  return { due, voucher, promo };
};

/** The entries of a payment; what a promo code pays comes from the promotions. */
const entriesOf = (show: ShowRow, { due, promo }: Payment, guestId: number): readonly Entry[] => {
  if (due === 0) return [];
  const entries = revenueEntries(guestId, show.actorId, show.price).map((entry) =>
    entry.account === guestAccount(guestId) ? { ...entry, amount: -due } : entry,
  );
  return promo === null ? entries : [...entries, { account: promotionAccount, amount: -promo.discount }];
};

/** The show of a ticket object, which must be what the guest saw. */
const soldShow = async ({ id, modelId, start }: Input, caller: Caller, world: World): Promise<ShowRow> => {
  const show = await showById.first(world.tx, { id });
  if (show === null || !(await mayKnow(show, caller, world))) return stop('unknownShow');
  if (show.actorId !== modelId || show.startAt !== start) stop('showChanged');
  await checkCountry(show.actorId, caller, world);
  const obstacle = await obstacleTo(show, await ticketOf(show, caller, world), caller, world);
  return obstacle === null ? show : stop(obstacle);
};

/** The ledger transaction of a purchase. Everything that can fail is checked before anything is written. */
const purchase = async (tried: Tried<Input>, caller: Caller, world: World): Promise<LedgerTransaction<Answer>> => {
  const guestId = guestOf(caller);
  const show = await soldShow(tried.input, caller, world);
  const payment = await paymentFor(show, tried, guestId, world);
  const { due, voucher, promo } = payment;
  if (voucher !== null) await takeFrom(world, voucher, 1);
  if (promo !== null) await spendCode(promo.row, guestId, world);
  const inserted = await insertTicket.first(world.tx, {
    key: ticketKey(guestId, show.id),
    guestId,
    showId: show.id,
    creationType: voucher === null ? 'chatTicket' : 'purchasedTicket',
    price: due,
    transferKey: due > 0 ? transferKey(guestId, caller.key ?? '') : null,
    voucherId: voucher?.id ?? null,
    promoCode: promo?.row.code ?? null,
    boughtAt: nowIso(world),
  });
  if (inserted === null) throw new Error('The ticket was not inserted.');
  const sold = await showOf(show, caller, world);
  return {
    entries: entriesOf(show, payment, guestId),
    reference: {
      id: show.id,
      actorId: show.actorId,
      ticketId: inserted.id,
      ...(voucher === null ? {} : { voucherId: voucher.id, voucherType: voucher.type }),
      ...(promo === null ? {} : { promoCode: promo.row.code }),
    },
    answer: () => ({ success: true, errorCode: null, ticketId: inserted.id, show: sold }),
  };
};

/** Publishes what a purchase changed. */
const publishChanges = async ({ show }: Answer, caller: Caller, world: World): Promise<void> => {
  if (show === null) return;
  const guestId = guestOf(caller);
  if ((show.ticket?.price.value ?? 0) > 0) {
    raise(world, ticketBought, { showId: show.id, guestId });
    await afterCharge(guestId, caller.language, world);
  }
  if (show.ticket?.isByVoucher === true) await publishVouchers(guestId, world);
  publish(world.bus, chatTicketsChanged, { guestId }, { showId: show.id, actorId: show.actorId });
};

/**
 * Buys a ticket once per guest and show and publishes what changed. A repeat with the same key returns the same answer. What cannot be
 * bought answers `success: false` with a code, and nothing moves.
 * @spec state:chat-ticket, error:ticket-buy, rule:ticket-object-required
 */
export const buy = async (tried: Tried<Input>, caller: Caller, world: World): Promise<Answer> => {
  const guestId = guestOf(caller);
  const key = caller.key ?? reject('malformed', keyHeader);
  const bodyHash = fingerprint(buyChatTicket.id, tried.input);
  const newTransfer = { guestId, key, kind: 'ticket' as const, bodyHash, at: nowIso(world) };
  let isNew = false;
  try {
    const answer = await transferOnce(world.tx, newTransfer, () => {
      isNew = true;
      return purchase(tried, caller, world);
    });
    if (isNew) await publishChanges(answer, caller, world);
    return answer;
  } catch (cause) {
    if (!(cause instanceof NotBought)) throw cause;
    const row = cause.code === 'unknownShow' ? null : await showById.first(world.tx, { id: tried.input.id });
    const show = row === null ? null : await showOf(row, caller, world);
    return { success: false, errorCode: cause.code, ticketId: null, show };
  }
};

/** The price of a ticket with a promo code. Nothing is written. */
export const quote = async (
  { input, isAllowed }: Tried<InputOf<typeof checkTicketCode>>,
  caller: Caller,
  world: World,
): Promise<Quote> => {
  const show = await showById.first(world.tx, { id: input.id });
  const total = coins(show?.price ?? 0);
  try {
    if (show === null || !(await mayKnow(show, caller, world))) return stop('unknownShow');
    const { discount } = await promoOf(show, { ...input, isAllowed }, guestOf(caller), world);
    return { success: true, errorCode: null, discount: coins(discount), total: coins(show.price - discount) };
  } catch (cause) {
    if (!(cause instanceof NotBought)) throw cause;
    const known = cause.code === 'unknownShow' ? coins(0) : total;
    return { success: false, errorCode: cause.code, discount: coins(0), total: known };
  }
};
