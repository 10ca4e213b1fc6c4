import { reject } from '../../dispatch/handler.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';

const blockedBetween = statement((db, $: Bind<{ guestId: number; actorId: number }>) =>
  db
    .selectFrom('channel')
    .select('id')
    .where('guest_id', '=', $('guestId'))
    .where('actor_id', '=', $('actorId'))
    .where('is_blocked', '=', 1)
    .limit(1),
);

/** Rejects a purchase of something of a performer by a guest whom she has blocked; what he bought before stays his. */
export const checkSellsTo = async (guestId: number, actorId: number, { tx }: Pick<World, 'tx'>): Promise<void> => {
  if ((await blockedBetween.first(tx, { guestId, actorId })) !== null) reject('blocked');
};
