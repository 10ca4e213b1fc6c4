import type { AnswerOf } from '@lounge/protocol';
import { boughtGiftsUpdate, type boughtGifts } from '@lounge/protocol/content/gifts';
import { publish } from '../../world/bus.ts';
import type { World } from '../../world/world.ts';
import { giftsOfGuest, ownedByKey, ownedKey, putOwned } from './statements.ts';

type Where = Pick<World, 'tx' | 'bus'>;

/** What a guest owns, as it appears on the wire. */
export const ownedGifts = async ({ tx }: Pick<World, 'tx'>, guestId: number): Promise<AnswerOf<typeof boughtGifts>> => {
  const rows = await giftsOfGuest.all(tx, { guestId });
  return { gifts: rows.map(({ gift_id: giftId, quantity }) => ({ giftId, quantity })) };
};

/** How many of a gift a guest owns. */
export const ownedOf = async ({ tx }: Pick<World, 'tx'>, guestId: number, giftId: number): Promise<number> =>
  (await ownedByKey.first(tx, { key: ownedKey(guestId, giftId) }))?.quantity ?? 0;

/** Tells a guest's sockets what the guest owns. */
export const publishOwnedGifts = async ({ tx, bus }: Where, guestId: number): Promise<void> =>
  publish(bus, boughtGiftsUpdate, { guestId }, await ownedGifts({ tx }, guestId));

/** Changes how many of a gift a guest owns, never below zero; inside a change. Tells nobody: see `tellOwned`. */
export const addOwned = async (world: Where, guestId: number, giftId: number, by: number): Promise<void> => {
  const quantity = Math.max(0, (await ownedOf(world, guestId, giftId)) + by);
  await putOwned.all(world.tx, { key: ownedKey(guestId, giftId), guestId, giftId, quantity });
};

/** Gives a guest gifts, for instance as a prize, and tells; inside a change. */
export const giveGifts = async (world: Where, guestId: number, giftId: number, quantity: number): Promise<void> => {
  await addOwned(world, guestId, giftId, quantity);
  await publishOwnedGifts(world, guestId);
};
