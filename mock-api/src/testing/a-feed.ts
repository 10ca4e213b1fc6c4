import { aPerformer } from '../content/actors/states.ts';
import { aPostOfPerformer, noPosts } from '../engagement/feed/states.ts';
import { guestIsLoggedIn } from '../foundation/session/states.ts';
import { guestOwnsCoins } from '../foundation/wallet/states.ts';
import type { Delivery } from '../world/bus.ts';
import { aWorld } from './a-world.ts';
import { testClient } from './test-client.ts';

type PostParams = Partial<Omit<Parameters<typeof aPostOfPerformer>[0], 'id'>>;

/**
 * A world whose feed has the posts of the test only, by performers 9101 and 9102. Guests 7, 8 and 9 have passed the age check; guest 7 owns 25
 * coins.
 */
export const aFeed = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await noPosts.setUp({}, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aPerformer.setUp({ id: 9102, name: 'Iris Lund' }, world);
  for (const guestId of [7, 8, 9]) await guestIsLoggedIn.setUp({ guestId, token: `t${guestId}` }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 2500 }, world);
  const pushed: Delivery[] = [];
  world.bus.subscribe((delivery) => void pushed.push(delivery));
  const post = (id: number, params: PostParams = {}) => aPostOfPerformer.setUp({ id, actorId: 9101, ...params }, world);
  return { ...testWorld, ...testClient(world), post, pushed };
};
