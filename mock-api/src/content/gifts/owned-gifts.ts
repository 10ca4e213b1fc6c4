import type { AnswerOf } from '@lounge/protocol';
import { boughtGiftsUpdate, type boughtGifts } from '@lounge/protocol/content/gifts';
import { publish } from '../../world/bus.ts';
import type { World } from '../../world/world.ts';
import { giftsOfGuest, ownedByKey, ownedKey, putOwned } from './statements.ts';

type Context = Pick<World, 'tx' | 'bus'>;

/** The gifts that a guest owns, in their wire format. */
export const ownedGifts = async ({ tx }: Pick<World, 'tx'>, guestId: number): Promise<AnswerOf<typeof boughtGifts>> => {
  const rows = await giftsOfGuest.all(tx, { guestId });
  return { gifts: rows.map(({ giftId, quantity }) => ({ giftId, quantity })) };
};

/** The quantity of a gift that a guest owns. */
export const ownedOf = async ({ tx }: Pick<World, 'tx'>, guestId: number, giftId: number): Promise<number> =>
  (await ownedByKey.first(tx, { key: ownedKey(guestId, giftId) }))?.quantity ?? 0;

/** Publishes the gifts that a guest owns. */
export const publishOwnedGifts = async ({ tx, bus }: Context, guestId: number): Promise<void> =>
  publish(bus, boughtGiftsUpdate, { guestId }, await ownedGifts({ tx }, guestId));

/** Adds to the quantity of a gift that a guest owns, not below zero; inside a change. Publishes nothing: see `publishOwnedGifts`. */
export const addOwned = async (guestId: number, giftId: number, by: number, world: Context): Promise<void> => {
  const quantity = Math.max(0, (await ownedOf(world, guestId, giftId)) + by);
  await putOwned.all(world.tx, { key: ownedKey(guestId, giftId), guestId, giftId, quantity });
};

/** Gives a guest gifts, for instance as a prize, and publishes them; inside a change. */
export const giveGifts = async (guestId: number, giftId: number, quantity: number, world: Context): Promise<void> => {
  await addOwned(guestId, giftId, quantity, world);
  await publishOwnedGifts(world, guestId);
};
