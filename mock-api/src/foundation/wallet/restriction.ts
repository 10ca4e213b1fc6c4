import { vipDiscountPercent } from '@lounge/protocol/foundation/subscriptions';
import { toJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import { accessById, ageCheckOf, purchaseByKey, purchaseKey, purchasesOf, vipById, type Bought } from './purchases.ts';

/** Content with this rating is for guests with a passed age check only. @assumed The documents say "some photos". */
export const adultRating = 18;

/** The restrictions of content. VIP content without a price is for VIPs only; with one, VIPs have it included. */
export interface Restricted {
  /** In hundredths of a coin; 0 is free. */
  readonly price: number;
  readonly ageRating: number;
  readonly isVip: boolean;
}

/** Whether content is unrestricted for everybody. */
export const isForAll = ({ price, ageRating, isVip }: Restricted): boolean =>
  price <= 0 && ageRating < adultRating && !isVip;

/** Whether a visitor is a VIP. */
export const isVipGuest = async ({ guestId }: Pick<Caller, 'guestId'>, { tx }: Pick<World, 'tx'>): Promise<boolean> =>
  guestId !== null && (await vipById.first(tx, { id: guestId }))?.isVip === 1;

/** Whether VIP content is included for a visitor, who is a VIP or not. */
export const isIncluded = ({ isVip }: Pick<Restricted, 'isVip'>, visitorIsVip: boolean): boolean =>
  isVip && visitorIsVip;

/**
 * The price of content for a visitor: VIPs pay less for content that is not VIP content, rounded up to a hundredth.
 * @assumed The documents say that VIPs have benefits; a lower price is one of them.
 */
export const priceFor = ({ price, isVip }: Pick<Restricted, 'price' | 'isVip'>, visitorIsVip: boolean): number =>
  visitorIsVip && !isVip ? Math.ceil((price * (100 - vipDiscountPercent)) / 100) : price;

/** Whether a guest may see content with this rating. */
export const isOldEnough = async (guestId: number, ageRating: number, { tx }: Pick<World, 'tx'>): Promise<boolean> =>
  ageRating < adultRating || (await ageCheckOf.first(tx, { id: guestId }))?.avsStatus === 'accepted';

/** The means of a guest that open content. */
interface Means {
  readonly isBought: boolean;
  readonly isVip: boolean;
  /** Whether the guest may see content rated 18. */
  readonly isAdult: boolean;
}

/** The restriction of content for a guest, or null: the first of age check, subscription, purchase that is missing. */
const restrictionFor = (
  content: Restricted,
  { isBought, isVip, isAdult }: Means,
): 'needAgeCheck' | 'needAbo' | 'needPurchase' | null => {
  if (isForAll(content)) return null;
  if (content.ageRating >= adultRating && !isAdult) return 'needAgeCheck';
  if (isBought || isIncluded(content, isVip)) return null;
  if (content.price > 0) return 'needPurchase';
  return content.isVip ? 'needAbo' : null;
};

/**
 * The restriction of content for a visitor, or null: the first of log-in, age check, subscription, purchase that is missing.
 * @spec rule:restriction-kinds, rule:content-vip-flatrate, rule:clips-photos-avs, state:content-restriction
 * @assumed Content rated 18 needs the age check. What was bought stays open, whatever it costs later.
 */
export const restrictionOf = async (
  content: Restricted,
  isBought: boolean,
  { guestId }: Pick<Caller, 'guestId'>,
  world: Pick<World, 'tx'>,
): Promise<'needLogin' | ReturnType<typeof restrictionFor>> => {
  if (isForAll(content)) return null;
  if (guestId === null) return 'needLogin';
  const isAdult = await isOldEnough(guestId, content.ageRating, world);
  const isVip = isAdult && !isBought && (await isVipGuest({ guestId }, world));
  return restrictionFor(content, { isBought, isVip, isAdult });
};

/** The ids of the content of one kind that a visitor bought. */
export const boughtBy = async (
  { guestId }: Pick<Caller, 'guestId'>,
  kind: Bought,
  { tx }: Pick<World, 'tx'>,
): Promise<ReadonlySet<number>> => {
  if (guestId === null) return new Set();
  return new Set((await purchasesOf.all(tx, { guestId, kind })).map(({ contentId: id }) => id));
};

/** The means that open contents to a visitor: purchases among them, and whether VIP content is included. */
export interface Access {
  readonly bought: ReadonlySet<number>;
  readonly isVip: boolean;
}

/** The restriction of content with an id for a guest with this access, or null. `isAdult` is whether the age check has passed. */
export const restrictionWith = (
  content: Restricted,
  id: number,
  { bought, isVip }: Access,
  isAdult: boolean,
): ReturnType<typeof restrictionFor> => restrictionFor(content, { isBought: bought.has(id), isVip, isAdult });

/** The means that open contents of one kind to a visitor. Only these are read, as a guest can own thousands. */
export const accessOf = async (
  caller: Pick<Caller, 'guestId'>,
  kind: Bought,
  ids: readonly number[],
  world: Pick<World, 'tx'>,
): Promise<Access> => {
  const { guestId } = caller;
  const rows = guestId === null ? [] : await accessById.all(world.tx, { guestId, kind, ids: toJson(ids) });
  return {
    bought: new Set(rows.flatMap(({ contentId }) => (contentId === null ? [] : [contentId]))),
    isVip: rows.some(({ isVip }) => isVip === 1),
  };
};

/** Whether a visitor bought this content. */
export const hasBought = async (
  { guestId }: Pick<Caller, 'guestId'>,
  kind: Bought,
  contentId: number,
  { tx }: Pick<World, 'tx'>,
): Promise<boolean> =>
  guestId !== null && (await purchaseByKey.first(tx, { key: purchaseKey(guestId, kind, contentId) })) !== null;
