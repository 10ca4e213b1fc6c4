import type { Currency } from '@lounge/locale';
import type { ReactNode } from 'react';

/** A gift, as the price rules need it. */
export interface CountedGift {
  /** The gift's id. */
  id: number;
  /** The price of one in hundredths of its currency. */
  price: number;
  /** The number that the guest owns. @default 0 */
  owned?: number | undefined;
  /** Whether only VIPs may send it. @default false */
  vip?: boolean | undefined;
  /** Whether it is available. @default true */
  active?: boolean | undefined;
}

/** A gift as the picker shows it. */
export interface PickerGift extends CountedGift {
  /** Its name in the guest's language. */
  name: string;
  /** Its picture: GiftArt of `@lounge/kit/gift-art`, or an image of 46 px without alternative text. */
  art?: ReactNode;
  /** The category it belongs to. */
  category?: string | undefined;
  /** Currency of the price. @default 'VXC', the coin */
  currency?: Currency | undefined;
}

/** The count of each chosen gift, by gift id. */
export type GiftSelection = Readonly<Record<number, number>>;

/** Why one more of a gift cannot be chosen. */
export type GiftObstacle = 'vip' | 'balance';

const whole = (count: number) => Math.max(0, Math.trunc(count) || 0);

/** The number of chosen gifts that cost something: those beyond the owned ones. @spec rule:gift-price-beyond-owned */
export const chargedCount = (chosen: number, owned: number): number => Math.max(0, whole(chosen) - whole(owned));

/** The number of owned gifts that are not chosen; between zero and the owned count. @spec state:gift-counting */
export const temporaryCount = (owned: number, chosen: number): number => Math.max(0, whole(owned) - whole(chosen));

/** The price of a selection in hundredths. @spec rule:gift-price-beyond-owned */
export const totalOf = (gifts: readonly CountedGift[], selection: GiftSelection): number =>
  gifts.reduce(
    (sum, { id, price, owned = 0 }) => sum + Math.max(0, price) * chargedCount(selection[id] ?? 0, owned),
    0,
  );

/** A copy of a selection with a new count of one gift; zero counts are removed. */
export function withCount(selection: GiftSelection, id: number, count: number): GiftSelection {
  const others = Object.entries(selection).filter(([key]) => Number(key) !== id);
  return Object.fromEntries(whole(count) > 0 ? [...others, [id, whole(count)]] : others);
}

/**
 * Why one more of a gift cannot be chosen, or null. An owned gift never exceeds the balance.
 * @assumed a VIP gift that is owned can be sent without VIP, because it was given
 */
export function obstacleTo(gift: CountedGift, { gifts, selection, balance, isVip }: GiftBalance): GiftObstacle | null {
  const left = temporaryCount(gift.owned ?? 0, selection[gift.id] ?? 0);
  if (left > 0) return null;
  if (gift.vip && !isVip) return 'vip';
  const next = withCount(selection, gift.id, (selection[gift.id] ?? 0) + 1);
  return balance !== undefined && gift.price > 0 && totalOf(gifts, next) > balance ? 'balance' : null;
}

/** The state that decides whether a gift can be chosen. */
export interface GiftBalance {
  /** All gifts of the tray. */
  gifts: readonly CountedGift[];
  /** The current selection. */
  selection: GiftSelection;
  /** The balance in hundredths; without one no gift is too expensive. */
  balance?: number | undefined;
  /** Whether the guest is VIP. @default false */
  isVip?: boolean | undefined;
}
