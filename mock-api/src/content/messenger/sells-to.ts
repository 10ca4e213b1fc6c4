import { reject } from '../../dispatch/handler.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Caller, World } from '../../world/world.ts';

const blockedBetween = statement((db, $: Bind<{ guestId: number; actorId: number }>) =>
  db
    .selectFrom('channel')
    .select('id')
    .where('guestId', '=', $('guestId'))
    .where('actorId', '=', $('actorId'))
    .where('isBlocked', '=', 1)
    .limit(1),
);

/** Whether a performer and the guest of a call have no contact, as one has blocked the other. */
export const isBlockedBetween = async (
  actorId: number,
  { guestId }: Pick<Caller, 'guestId'>,
  { tx }: Pick<World, 'tx'>,
): Promise<boolean> => guestId !== null && (await blockedBetween.first(tx, { guestId, actorId })) !== null;

/** Rejects a purchase of something of a performer by a guest whom she has blocked; what he bought before stays his. */
export const checkSellsTo = async (guestId: number, actorId: number, world: Pick<World, 'tx'>): Promise<void> => {
  if (await isBlockedBetween(actorId, { guestId }, world)) reject('blocked');
};
