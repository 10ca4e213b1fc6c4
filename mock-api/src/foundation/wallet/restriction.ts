import type { Caller, World } from '../../world/world.ts';
import { ageCheckOf, purchaseByKey, purchaseKey, purchasesOf, type Bought } from './purchases.ts';

/** Content with this rating is for guests with a passed age check only. @assumed The documents say "some photos". */
const adultRating = 18;

/** What can restrict content. */
export interface Restricted {
  /** In hundredths of a coin; 0 is free. */
  readonly price: number;
  readonly ageRating: number;
}

/** Whether content is unrestricted for everybody. */
export const isForAll = ({ price, ageRating }: Restricted): boolean => price <= 0 && ageRating < adultRating;

/** Whether a guest may see content with this rating. */
export const isOldEnough = async (guestId: number, ageRating: number, { tx }: Pick<World, 'tx'>): Promise<boolean> =>
  ageRating < adultRating || (await ageCheckOf.first(tx, { id: guestId }))?.avs_status === 'accepted';

/**
 * The restriction of content for a visitor, or null.
 * @spec rule:restriction-kinds
 */
export const restrictionOf = async (
  content: Restricted,
  isBought: boolean,
  { guestId }: Pick<Caller, 'guestId'>,
  world: Pick<World, 'tx'>,
): Promise<'needLogin' | 'needAgeCheck' | 'needPurchase' | null> => {
  if (isForAll(content)) return null;
  const isPaid = content.price <= 0 || isBought;
  if (guestId === null) return 'needLogin';
  if (!(await isOldEnough(guestId, content.ageRating, world))) return 'needAgeCheck';
  return isPaid ? null : 'needPurchase';
};

/** The ids of the content of one kind that a visitor bought. */
export const boughtBy = async (
  { guestId }: Pick<Caller, 'guestId'>,
  kind: Bought,
  { tx }: Pick<World, 'tx'>,
): Promise<ReadonlySet<number>> => {
  if (guestId === null) return new Set();
  return new Set((await purchasesOf.all(tx, { guestId, kind })).map(({ content_id: id }) => id));
};

/** Whether a visitor bought this content. */
export const hasBought = async (
  { guestId }: Pick<Caller, 'guestId'>,
  kind: Bought,
  contentId: number,
  { tx }: Pick<World, 'tx'>,
): Promise<boolean> =>
  guestId !== null && (await purchaseByKey.first(tx, { key: purchaseKey(guestId, kind, contentId) })) !== null;
