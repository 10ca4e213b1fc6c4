import type { Caller, World } from '../../world/world.ts';
import { ageCheckOf, purchaseByKey, purchaseKey, purchasesOf, type Bought } from './purchases.ts';

/** What is rated so is bought and seen by guests only whose age was checked. @assumed The documents say "some photos". */
export const adultRating = 18;

/** What may stand between a visitor and a thing. */
export interface Restricted {
  /** In hundredths of a coin; 0 is free. */
  readonly price: number;
  readonly ageRating: number;
}

/** Whether nobody lacks anything to have a thing whole. */
export const isForAll = ({ price, ageRating }: Restricted): boolean => price <= 0 && ageRating < adultRating;

/** Whether a guest may have what is rated so. */
export const isOldEnough = async (guestId: number, ageRating: number, { tx }: Pick<World, 'tx'>): Promise<boolean> =>
  ageRating < adultRating || (await ageCheckOf.first(tx, { id: guestId }))?.avs_status === 'accepted';

/**
 * What a visitor lacks to have a thing whole, null where nothing.
 * @spec rule:restriction-kinds
 */
export const restrictionOf = async (
  thing: Restricted,
  isBought: boolean,
  { guestId }: Pick<Caller, 'guestId'>,
  world: Pick<World, 'tx'>,
): Promise<'needLogin' | 'needAgeCheck' | 'needPurchase' | null> => {
  if (isForAll(thing)) return null;
  const isPaid = thing.price <= 0 || isBought;
  if (guestId === null) return 'needLogin';
  if (!(await isOldEnough(guestId, thing.ageRating, world))) return 'needAgeCheck';
  return isPaid ? null : 'needPurchase';
};

/** The ids of what a visitor bought of one kind. */
export const boughtBy = async (
  { guestId }: Pick<Caller, 'guestId'>,
  kind: Bought,
  { tx }: Pick<World, 'tx'>,
): Promise<ReadonlySet<number>> => {
  if (guestId === null) return new Set();
  return new Set((await purchasesOf.all(tx, { guestId, kind })).map(({ content_id: id }) => id));
};

/** Whether a visitor bought one thing. */
export const hasBought = async (
  { guestId }: Pick<Caller, 'guestId'>,
  kind: Bought,
  contentId: number,
  { tx }: Pick<World, 'tx'>,
): Promise<boolean> =>
  guestId !== null && (await purchaseByKey.first(tx, { key: purchaseKey(guestId, kind, contentId) })) !== null;
