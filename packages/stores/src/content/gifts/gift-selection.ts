import type { AnswerOf } from '@lounge/protocol';
import type { messengerGifts } from '@lounge/protocol/content/gifts';

/** A gift that can be sent. */
export type Gift = AnswerOf<typeof messengerGifts>['gifts'][number];

/** How many of each gift are chosen, by the gift's id. */
export type GiftSelection = Readonly<Record<number, number>>;

const whole = (count: number | undefined): number => Math.max(0, Math.trunc(count ?? 0) || 0);

/**
 * What a selection costs in hundredths of a coin: only what exceeds the owned.
 * @spec rule:gift-price-beyond-owned
 */
export const priceOfSelection = (
  gifts: readonly Gift[],
  selection: GiftSelection,
  owned: ReadonlyMap<number, number>,
): number =>
  gifts.reduce((sum, { id, price }) => sum + price.value * Math.max(0, whole(selection[id]) - whole(owned.get(id))), 0);

/**
 * How many owned ones are left while some are chosen: the temporary count, never below zero and never above the owned.
 * @spec state:gift-counting
 */
export const leftOfOwned = (owned: number, chosen: number): number => Math.max(0, whole(owned) - whole(chosen));

/** A selection as a message carries it. */
export const giftsOfSelection = (selection: GiftSelection): { giftId: number; quantity: number }[] =>
  Object.entries(selection)
    .map(([id, quantity]) => ({ giftId: Number(id), quantity: whole(quantity) }))
    .filter(({ quantity }) => quantity > 0);
