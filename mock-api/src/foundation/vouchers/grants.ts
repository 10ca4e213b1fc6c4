import { coinsForEuro, endOfBerlinDay } from '@lounge/locale';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { StoredBenefit } from '../../world/tables/vouchers.ts';
import type { World } from '../../world/world.ts';
import { grantDays } from './grant-days.ts';
import { applyGrant } from '../subscriptions/index.ts';
import { insertPurchase, purchaseKey } from '../wallet/index.ts';
import { boughtBy } from '../wallet/restriction.ts';
import { insertTopUpBonus, putGivenMedia } from './bonus-statements.ts';
import { giveVoucher } from './vouchers.ts';

const dayMs = 86_400_000;

/** Who gets a benefit, and by which code. */
export interface Grantee {
  readonly guestId: number;
  readonly code: string;
  /** Gives gifts of the messenger, which are of another area. */
  readonly giveGifts: (guestId: number, giftId: number, quantity: number, world: World) => Promise<void>;
}

/** Gives a benefit; returns the coins that the ledger must add, in hundredths. */
type Grant = (grantee: Grantee, benefit: StoredBenefit, world: World) => Promise<number>;

/** The end of what a benefit gives: the end of a day in Berlin, or null. */
const endOf = ({ clock }: Pick<World, 'clock'>, { validDays }: StoredBenefit): string | null =>
  validDays === undefined ? null : new Date(endOfBerlinDay(clock.now() + validDays * dayMs)).toISOString();

const voucherOf =
  (type: number): Grant =>
  async ({ guestId }, benefit, world) => {
    const { amount = 1, actorId = null, maxPrice = null, subject } = benefit;
    const validTo = endOf(world, benefit);
    const bound = { actorId, maxPrice, subject: subject === undefined ? null : String(subject) };
    await giveVoucher(guestId, { type, amount, validTo, ...bound }, world);
    return 0;
  };

const coinsOf =
  (inCoins: (amount: number) => number): Grant =>
  async ({ guestId, code }, benefit, world) => {
    const { topUp, amount = 0, kind } = benefit;
    if (topUp === undefined) return inCoins(amount);
    const validTo = endOf(world, benefit);
    await insertTopUpBonus.all(world.tx, { guestId, kind, code, bonus: toJson(topUp), validTo });
    return 0;
  };

const daysOf =
  (product: 'vip' | 'premium' | 'actor'): Grant =>
  async ({ guestId }, { days = 0, actorId = null }, world) => {
    await grantDays({ guestId, product, actorId, days }, world);
    if (product !== 'actor') await applyGrant(guestId, product === 'vip' ? 'vip' : 'tv', world);
    return 0;
  };

/** Gives an album or a video like a bought one, and remembers that it was given. */
const giveMedia: Grant = async ({ guestId }, { media = 'album', subject = 0 }, world) => {
  const row = {
    key: purchaseKey(guestId, media, subject),
    guestId,
    kind: media,
    contentId: subject,
    at: nowIso(world),
  };
  if (!(await boughtBy({ guestId }, media, world)).has(subject)) await insertPurchase.all(world.tx, row);
  await putGivenMedia.all(world.tx, row);
  return 0;
};

const same = (amount: number): number => amount;

/**
 * The grants of every kind of benefit.
 * @spec entity:enum.bonusBenefitKind
 * @assumed Money and credits are given as coins; free minutes, messages and shows as vouchers of their type.
 */
const grants: Readonly<Record<StoredBenefit['kind'], Grant>> = {
  bonusMoney: coinsOf(coinsForEuro),
  bonusCoins: coinsOf(same),
  bonusCredits: coinsOf(same),
  vipSubscription: daysOf('vip'),
  premiumSubscription: daysOf('premium'),
  actorSubscription: daysOf('actor'),
  videoVoucher: voucherOf(voucherTypes.video),
  photoVoucher: voucherOf(voucherTypes.photoAlbum),
  freeMinutes: voucherOf(voucherTypes.videoChat),
  freeMessages: voucherOf(voucherTypes.messages),
  liveShow: voucherOf(voucherTypes.liveShow),
  mediaAlbum: giveMedia,
  messengerGifts: async ({ guestId, giveGifts }, { subject = 0, amount = 1 }, world) => {
    await giveGifts(guestId, subject, amount, world);
    return 0;
  },
};

/** Gives all benefits of a code; inside a change. Returns the coins that the ledger must add, in hundredths. */
export const grantAll = async (grantee: Grantee, benefits: readonly StoredBenefit[], world: World): Promise<number> => {
  let coins = 0;
  for (const benefit of benefits) coins += await grants[benefit.kind](grantee, benefit, world);
  return coins;
};
