import { handlers, inProcess, type WorldParts } from '@lounge/mock-api';
import { aPostOfPerformer, guestOwnsCoins } from '@lounge/mock-api/states';
import { clientMessage } from '@lounge/protocol';
import { feedPostsWatch, tipPost } from '@lounge/protocol/engagement/feed';
import { createClient, systemClock, type Client } from '@lounge/transport';

/** The post whose goal all sockets follow. */
const postId = 1;
const guestId = 10_000;

/** The message with which a visitor's socket follows the goal. */
export const watchMessage = JSON.stringify(
  clientMessage(feedPostsWatch, { postIds: [postId] }, { token: null, guestId: null }),
);

/** A client of a guest that runs the handlers of a world in this process. */
export const clientInProcess = (world: WorldParts, buyer: number): Client => {
  const caller = { guestId: buyer, language: 'en', brand: 'velvet', requestId: 'bench' } as const;
  let keys = 0;
  return createClient({
    transport: inProcess(handlers)({ world, caller, run: { parseAnswers: false } }),
    clock: systemClock,
    identity: () => ({ token: `bench-${buyer}`, guestId: buyer, language: 'en' }),
    version: 'bench',
    strict: true,
    report: (failure) => {
      throw new Error(failure.message);
    },
    newKey: () => `bench-${(keys += 1)}`,
  });
};

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
