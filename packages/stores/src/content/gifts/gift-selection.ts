import type { AnswerOf } from '@lounge/protocol';
import type { messengerGifts } from '@lounge/protocol/content/gifts';

/** A gift of the catalogue. */
export type Gift = AnswerOf<typeof messengerGifts>['gifts'][number];

/** How many of each gift are selected, by gift id. */
export type GiftSelection = Readonly<Record<number, number>>;

/** How many of one gift a message contains. */
export interface GiftCount {
  readonly giftId: number;
  readonly quantity: number;
}

const toCount = (count: number | undefined): number => Math.max(0, Math.trunc(count ?? 0) || 0);

/**
 * The price of a selection in hundredths of a coin: only gifts beyond the owned ones cost.
 * @spec rule:gift-price-beyond-owned
 */
export const priceOfSelection = (
  gifts: readonly Gift[],
  selection: GiftSelection,
  owned: ReadonlyMap<number, number>,
): number =>
  gifts.reduce(
    (sum, { id, price }) => sum + price.value * Math.max(0, toCount(selection[id]) - toCount(owned.get(id))),
    0,
  );

/**
 * How many owned gifts a selection leaves, from 0 to the owned number.
 * @spec state:gift-counting
 */
export const leftOfOwned = (owned: number, selected: number): number => Math.max(0, toCount(owned) - toCount(selected));

/** A selection as the gifts of a message. */
export const giftsOfSelection = (selection: GiftSelection): GiftCount[] =>
  Object.entries(selection)
    .map(([id, quantity]) => ({ giftId: Number(id), quantity: toCount(quantity) }))
    .filter(({ quantity }) => quantity > 0);
