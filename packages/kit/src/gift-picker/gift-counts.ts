/** A gift as the picker counts it. */
export interface CountedGift {
  /** Number of the gift. */
  id: number;
  /** Price of one in hundredths of its currency. */
  price: number;
  /** How many the guest has already. @default 0 */
  owned?: number | undefined;
  /** Whether only VIPs may send it. @default false */
  vip?: boolean | undefined;
  /** Whether it is offered at all. @default true */
  active?: boolean | undefined;
}

/** How many of each gift are chosen, by the gift's number. */
export type GiftSelection = Readonly<Record<number, number>>;

/** Why one more of a gift cannot be chosen. */
export type GiftObstacle = 'vip' | 'balance';

const whole = (count: number) => Math.max(0, Math.trunc(count) || 0);

/** How many of the chosen ones cost something: those beyond the owned. @spec rule:gift-price-beyond-owned */
export const chargedCount = (chosen: number, owned: number): number => Math.max(0, whole(chosen) - whole(owned));

/** How many owned ones are left while some are chosen; never below zero, never above owned. @spec state:gift-counting */
export const temporaryCount = (owned: number, chosen: number): number => Math.max(0, whole(owned) - whole(chosen));

/** What a selection costs, in hundredths. @spec rule:gift-price-beyond-owned */
export const totalOf = (gifts: readonly CountedGift[], selection: GiftSelection): number =>
  gifts.reduce(
    (sum, { id, price, owned = 0 }) => sum + Math.max(0, price) * chargedCount(selection[id] ?? 0, owned),
    0,
  );

/** A selection with another count of one gift; counts of zero are left out. */
export function withCount(selection: GiftSelection, id: number, count: number): GiftSelection {
  const others = Object.entries(selection).filter(([key]) => Number(key) !== id);
  return Object.fromEntries(whole(count) > 0 ? [...others, [id, whole(count)]] : others);
}

/**
 * Why one more of a gift cannot be chosen, or null. An owned gift never fails for the balance.
 * @assumed a VIP gift that is owned can be sent without VIP, because it was given
 */
export function obstacleTo(gift: CountedGift, { gifts, selection, balance, isVip }: GiftBalance): GiftObstacle | null {
  const left = temporaryCount(gift.owned ?? 0, selection[gift.id] ?? 0);
  if (left > 0) return null;
  if (gift.vip && !isVip) return 'vip';
  const next = withCount(selection, gift.id, (selection[gift.id] ?? 0) + 1);
  return balance !== undefined && gift.price > 0 && totalOf(gifts, next) > balance ? 'balance' : null;
}

/** What decides whether a gift can be chosen. */
export interface GiftBalance {
  /** All gifts of the tray. */
  gifts: readonly CountedGift[];
  /** What is chosen already. */
  selection: GiftSelection;
  /** Balance in hundredths; without one nothing is too expensive. */
  balance?: number | undefined;
  /** Whether the guest is VIP. @default false */
  isVip?: boolean | undefined;
}
