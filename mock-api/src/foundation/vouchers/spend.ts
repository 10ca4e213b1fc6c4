import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { reject } from '../../dispatch/handler.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import type { PayOtherwise } from '../wallet/ports.ts';
import { serverKeys, transferOnce } from '../wallet/ledger.ts';
import { isVipGuest, priceFor } from '../wallet/restriction.ts';
import { putBack, takeSome, voucherById, vouchersOfGuest } from './statements.ts';
import { amountFields } from './units.ts';
import { publishVouchers } from './vouchers.ts';

/** The use that a voucher pays for. */
export interface Use {
  readonly type: number;
  /** The performer whose content or time it is; null where there is none. */
  readonly actorId: number | null;
  /** In hundredths of a coin; null where none is stated. */
  readonly price?: number | null;
  /** The gift, show or wheel; a voucher with a subject is for this one only. */
  readonly subject?: string | null;
}

type VoucherRow = Row<'voucher'>;
type Context = Pick<World, 'tx' | 'bus' | 'clock'>;

/**
 * Whether a voucher is for something. A voucher without performer, subject or maximum price is for all.
 * @spec component:VoucherPicker
 */
const isFor = (voucher: VoucherRow, { type, actorId, price = null, subject = null }: Use): boolean =>
  voucher.type === type &&
  (voucher.actorId === null || voucher.actorId === actorId) &&
  (voucher.subject === null || voucher.subject === subject) &&
  (voucher.maxPrice === null || (price !== null && price <= voucher.maxPrice));

/** The vouchers that pay for something now, by expiry. */
export const fittingVouchers = async (
  guestId: number,
  use: Use,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<readonly VoucherRow[]> => {
  const at = nowIso(world);
  const rows = await vouchersOfGuest.all(world.tx, { guestId, at });
  return rows.filter((each) => each.validFrom <= at && isFor(each, use));
};

/** The voucher that pays for content and expires first, in its wire format; null if there is none. */
const fittingVoucherOf = async (
  guestId: number | null,
  use: Use,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<{ id: number; amount: number; validTo: string | null } | null> => {
  if (guestId === null) return null;
  const [first] = await fittingVouchers(guestId, use, world);
  return first === undefined ? null : { id: first.id, amount: first.amount, validTo: first.validTo };
};

/** A guest's voucher that pays for something now. Rejects every other by name; vouchers of other guests are unknown. */
export const usableVoucher = async (
  guestId: number,
  voucherId: number,
  use: Use,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<VoucherRow> => {
  const row = await voucherById.first(world.tx, { id: voucherId });
  if (row?.guestId !== guestId) return reject('unknown', 'voucherId');
  const at = nowIso(world);
  if (!isFor(row, use)) reject('voucherUnfit', 'voucherId');
  if (row.amount <= 0) reject('voucherUsed', 'voucherId');
  if (row.validFrom > at) reject('voucherNotYet', 'voucherId');
  if (row.validTo !== null && row.validTo <= at) reject('voucherExpired', 'voucherId');
  return row;
};

/** Takes from a voucher; rejects if less is left. Inside a change. */
export const takeFrom = async ({ tx }: Pick<World, 'tx'>, { id }: VoucherRow, amount: number): Promise<void> => {
  if ((await takeSome.first(tx, { id, amount })) === null) reject('voucherUsed', 'voucherId');
};

/**
 * Gives back to a voucher, which is valid until then at least, and publishes the guest's vouchers: one use, or so many seconds of one
 * for video chats. Inside a change.
 */
export const giveBack = async (
  guestId: number,
  id: number,
  { validAtLeastTo, amount = 1 }: { readonly validAtLeastTo: string; readonly amount?: number },
  world: Context,
): Promise<void> => {
  await putBack.all(world.tx, { id, amount, to: validAtLeastTo });
  await publishVouchers(guestId, world);
};

/** Takes one of a voucher that pays for content and publishes the guest's vouchers. Returns what the ledger refers to. */
const payByVoucher = async (
  guestId: number,
  voucherId: number,
  use: Use,
  world: Context,
): Promise<Readonly<Record<string, unknown>>> => {
  const row = await usableVoucher(guestId, voucherId, use, world);
  await takeFrom(world, row, 1);
  await publishVouchers(guestId, world);
  return { voucherId, voucherType: use.type };
};

/** The type of the vouchers that pay for content of a kind; none pays for posts. */
const contentType = { album: voucherTypes.photoAlbum, video: voucherTypes.video } as const;

/** How `buyOnce` pays with a voucher; null without one. */
export const withVoucher = (voucherId: number | undefined, world: Context): PayOtherwise | null =>
  voucherId === undefined
    ? null
    : ({ kind, actorId, price }, guestId) =>
        kind === 'feedPost'
          ? reject('voucherUnfit')
          : payByVoucher(guestId, voucherId, { type: contentType[kind], actorId, price }, world);

/**
 * The voucher that would lift the restriction of content: only where a purchase is all that is missing. Its maximum is compared with
 * what this guest would pay.
 */
export const voucherFor = async (
  kind: keyof typeof contentType,
  restriction: string | null,
  content: { readonly actorId: number; readonly price: number },
  { guestId }: Pick<Caller, 'guestId'>,
  world: Pick<World, 'tx' | 'clock'>,
): ReturnType<typeof fittingVoucherOf> => {
  if (restriction !== 'needPurchase') return null;
  const isVip = await isVipGuest({ guestId }, world);
  // VIP content is included for VIPs, so what a VIP has to buy is not VIP content.
  const price = priceFor({ price: content.price, isVip: false }, isVip);
  return fittingVoucherOf(guestId, { type: contentType[kind], actorId: content.actorId, price }, world);
};

/**
 * Takes up to `amount` from the guest's vouchers that fit, by expiry, once per key. Returns how many were taken: the caller charges the
 * others in coins. For tickets to shows, under a key of the server. Inside a change.
 */
export const takeVouchers = async (
  { guestId, key, amount, ...use }: Use & { readonly guestId: number; readonly key: string; readonly amount: number },
  world: Context,
): Promise<number> => {
  const bodyHash = fingerprint('vouchers', { amount, ...use });
  const owner = serverKeys(guestId);
  const newTransfer = { guestId, key, owner, kind: 'voucher' as const, bodyHash, at: nowIso(world) };
  let hasTaken = false;
  const taken = await transferOnce(world.tx, newTransfer, async () => {
    const parts: { voucherId: number; amount: number }[] = [];
    let missing = amount;
    for (const row of await fittingVouchers(guestId, use, world)) {
      const part = Math.min(row.amount, missing);
      if (part <= 0) break;
      await takeFrom(world, row, part);
      parts.push({ voucherId: row.id, amount: part });
      missing -= part;
    }
    hasTaken = parts.length > 0;
    const reference = { voucherType: use.type, actorId: use.actorId, parts };
    return { entries: [], reference, answer: () => amount - missing };
  });
  if (hasTaken) await publishVouchers(guestId, world);
  return taken;
};

/** The seconds that the guest's vouchers would pay of a video chat with a performer now. */
export const secondsByVoucher = async (
  guestId: number,
  actorId: number,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<number> => {
  const rows = await fittingVouchers(guestId, { type: voucherTypes.videoChat, actorId }, world);
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};

/** Seconds that were taken from vouchers, fewer than wanted where none is left, and the last voucher of which some were. */
interface TakenSeconds {
  readonly seconds: number;
  readonly voucherId: number | null;
}

/**
 * Takes up to so many seconds of a video chat from the guest's vouchers, by expiry. Publishes the rest when it is a whole minute less, as
 * this happens often. The caller stores the taken seconds in the same change.
 */
export const takeSeconds = async (
  guestId: number,
  actorId: number,
  wanted: number,
  world: Context,
): Promise<TakenSeconds> => {
  let taken: TakenSeconds = { seconds: 0, voucherId: null };
  if (wanted <= 0) return taken;
  const minutes = (seconds: number) => amountFields(voucherTypes.videoChat, seconds).amount;
  let isMinuteLess = false;
  for (const row of await fittingVouchers(guestId, { type: voucherTypes.videoChat, actorId }, world)) {
    const part = Math.min(row.amount, wanted - taken.seconds);
    if (part <= 0) break;
    await takeFrom(world, row, part);
    taken = { seconds: taken.seconds + part, voucherId: row.id };
    isMinuteLess ||= minutes(row.amount - part) < minutes(row.amount);
  }
  if (isMinuteLess) await publishVouchers(guestId, world);
  return taken;
};
