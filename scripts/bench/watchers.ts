import type { WorldParts } from '@lounge/mock-api';
import { aPostOfPerformer, guestOwnsCoins } from '@lounge/mock-api/states';
import { clientMessage } from '@lounge/protocol';
import { feedPostsWatch, tipPost } from '@lounge/protocol/engagement/feed';
import { clientInProcess } from './client-in-process.ts';

/** The post whose goal all sockets follow. */
const postId = 1;
const guestId = 10_000;

/** The message with which a visitor's socket follows the goal. */
export const watchMessage = JSON.stringify(
  clientMessage(feedPostsWatch, { postIds: [postId] }, { token: null, guestId: null }),
);

/** Adds a post with a goal, and returns a function that tips it through the handler of the call, which publishes the goal. */
export const tipsOf = async (world: WorldParts): Promise<(count: number) => Promise<void>> => {
  await aPostOfPerformer.setUp({ id: postId, actorId: 101, goalCoins: 90_000 }, world);
  await guestOwnsCoins.setUp({ guestId, amount: 100_000_000 }, world);
  const client = clientInProcess(world, guestId);
  return async (count) => {
    for (let at = 0; at < count; at += 1) {
      const result = await client.call(tipPost, { postId, amountCoins: 1 });
      if (!result.ok) throw new Error(`A tip failed: ${JSON.stringify(result.failure)}`);
    }
  };
};
