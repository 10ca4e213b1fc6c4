import type { World } from '../../world/world.ts';
import { countPastCalls, countPastChats } from './statements.ts';

/** How many chats and voice calls are in a guest's history, with a chat that is not over. */
export const pastChatsOf = async (guestId: number, { tx }: Pick<World, 'tx'>): Promise<number> => {
  const chats = (await countPastChats.first(tx, { guestId }))?.total ?? 0;
  return chats + ((await countPastCalls.first(tx, { guestId }))?.total ?? 0);
};
