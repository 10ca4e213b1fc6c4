import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { parseJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';
import type { StoredBenefit } from '../../world/tables/vouchers.ts';
import type { World } from '../../world/world.ts';
import { bonusCodeByKey, redemptionsOf, removeRedemption, uncountRedemption } from './bonus-statements.ts';
import { reasonAgainst, type Reason } from './codes.ts';
import { voucherFor } from './code-voucher.ts';
import { forgetGift } from './given-once.ts';
import { coinsAtOnce } from './coins-at-once.ts';
import { recordRedemption } from './record-redemption.ts';
import { giveVoucher } from './vouchers.ts';

/** The purpose of entering a code. */
export interface PromoUse {
  readonly actorId: number;
  /** The show; a code for one show fits no other. */
  readonly subject: number;
  /** In hundredths of a coin. */
  readonly price: number;
}

/** A code that fits a price: how much less is paid, and whether it replaces the payment like a voucher. */
export type Promo =
  | { readonly ok: true; readonly row: Row<'bonusCode'>; readonly discount: number; readonly isTicket: boolean }
  | { readonly ok: false; readonly reason: Reason | 'unfit' };

const fits = (benefit: StoredBenefit, { actorId, subject, price }: PromoUse): boolean =>
  (benefit.actorId ?? actorId) === actorId &&
  (benefit.subject ?? subject) === subject &&
  (benefit.maxPrice ?? price) >= price &&
  (benefit.amount ?? 1) === 1;

/**
 * The worth of a code for a ticket. Nothing is written.
 * @assumed Only codes that give one thing: a ticket, or coins at once that are less than the price. Others are redeemed where codes are
 * redeemed, so that nothing of them is lost.
 */
export const promoFor = async (
  guestId: number,
  key: string,
  use: PromoUse,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<Promo> => {
  const row = await bonusCodeByKey.first(world.tx, { key });
  const reason = await reasonAgainst(guestId, row, world);
  if (row === null || reason !== null) return { ok: false, reason: reason ?? 'unknown' };
  const [benefit, ...others] = parseJson(row.benefits);
  if (benefit === undefined || others.length > 0) return { ok: false, reason: 'unfit' };
  if (benefit.kind === 'liveShow' && benefit.topUp === undefined && fits(benefit, use))
    return { ok: true, row, discount: use.price, isTicket: true };
  const discount = coinsAtOnce(benefit) ?? 0;
  return discount > 0 && discount < use.price
    ? { ok: true, row, discount, isTicket: false }
    : { ok: false, reason: 'unfit' };
};

/** Uses a code that `promoFor` found up, without giving what it gives. Inside a change. */
export const spendCode = (row: Row<'bonusCode'>, guestId: number, world: World): Promise<void> =>
  recordRedemption(row, guestId, world);

/** Gives a code that a guest used back, so that it can be used again. Inside a change. */
export const giveCodeBack = async (key: string, guestId: number, world: World): Promise<void> => {
  const row = await bonusCodeByKey.first(world.tx, { key });
  const [latest] = await redemptionsOf.all(world.tx, { guestId, code: key });
  if (row === null || latest === undefined) return;
  await removeRedemption.all(world.tx, { key: latest.key });
  await uncountRedemption.all(world.tx, { key });
  await forgetGift(world, guestId, key);
  if (row.needsVoucher === 1) await giveVoucher(guestId, { ...voucherFor(key), amount: 1 }, world);
};

/** The type of the vouchers that pay for a show. */
export const showVoucherType = (isPrivate: boolean): number =>
  isPrivate ? voucherTypes.privateShow : voucherTypes.liveShow;
