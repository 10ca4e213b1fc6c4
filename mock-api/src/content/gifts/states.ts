import { s } from '@lounge/protocol';
import { event, state } from '../../world/state.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { giveGifts } from './owned-gifts.ts';
import { ownedKey, putOwned } from './statements.ts';

const params = s.object({ guestId: s.entityId, giftId: s.entityId, quantity: s.count });

/** A guest owns gifts. */
export const guestOwnsGifts = state('the guest owns {quantity} of the gift', {
  description:
    'The guest owns exactly this many of this gift. Gifts 1 to 12 are the catalogue; 2 costs 8 coins, 9 is for VIPs only.',
  params,
  setUp: ({ guestId, giftId, quantity }, parts) =>
    parts.database.change((tx) => putOwned.all(tx, { key: ownedKey(guestId, giftId), guestId, giftId, quantity })),
});

/** A guest is given gifts while the guest's pages are open. */
export const guestIsGivenGifts = event('the guest gets gifts', {
  description: 'The guest gets this many more of this gift, and the owned gifts are published.',
  params,
  setUp: ({ guestId, giftId, quantity }, parts: WorldParts) =>
    runInWorld(parts, true, (world) => giveGifts(guestId, giftId, quantity, world)),
});

/** The states of this module. */
export const giftStates = [guestOwnsGifts, guestIsGivenGifts];
