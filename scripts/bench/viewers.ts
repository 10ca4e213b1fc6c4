import type { WorldParts } from '@lounge/mock-api';
import { guestIsInChat, guestIsLoggedIn, guestOwnsCoins } from '@lounge/mock-api/states';
import { liveReactionAdd } from '@lounge/protocol/content/live-chat';
import { clientInProcess } from './client-in-process.ts';

/** The performer whom all guests of the bench watch. */
const actorId = 101;

/** The session of a guest of the bench, numbered from 0. */
export const viewerSession = (at: number) => ({ token: `viewer-${at}`, guestId: 10_000 + at });

/** Logs guests in and puts them into chats with one performer. */
export const fillWithViewers = async (world: WorldParts, count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) {
    const session = viewerSession(at);
    const { guestId } = session;
    await guestIsLoggedIn.setUp(session, world);
    await guestOwnsCoins.setUp({ guestId, amount: 1_000_000 }, world);
    await guestIsInChat.setUp({ guestId, actorId, chatId: `c-${at}`, price: 3600, seconds: 0 }, world);
  }
};

const reaction = { referenceType: 'actor', referenceId: actorId, imageId: 'heart', message: null, data: null } as const;

/** Sends a live reaction of each of the first guests through the handler of the query, which checks and publishes it. */
export const reactionsOf = (world: WorldParts) => {
  // Each guest reacts once: a second reaction has to wait.
  let next = 0;
  return async (count: number): Promise<void> => {
    for (const end = next + count; next < end; next += 1) {
      const client = clientInProcess(world, viewerSession(next).guestId);
      const result = await client.call(liveReactionAdd, reaction);
      if (!result.ok) throw new Error(`A reaction failed: ${JSON.stringify(result.failure)}`);
    }
  };
};
