import { getMessengerRecommendations } from '@lounge/protocol/content/messenger';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aPerformer } from '../actors/states.ts';
import { aChannelOfGuest } from './states.ts';

const setUp = () => {
  const testWorld = aWorld();
  const { answer } = testClient(testWorld.world);
  const ids = async (input: object, guestId: number | null = 7) =>
    (await answer(getMessengerRecommendations, input, { guestId })).performers.map(({ id }) => id);
  return { ...testWorld, ids };
};

// @spec rest:messenger.recommendations.get, feature:messenger.recommendations 1, constant:recommendedActors.shown
test('recommends nine in a grid and four otherwise, all online', async () => {
  const { ids, run } = setUp();
  const nine = await ids({ useGrid: true });
  expect(nine).toHaveLength(9);
  expect(await ids({})).toEqual(nine.slice(0, 4));
  const online = await run<{ n: number }>(
    `select count(*) as n from actor where "isOnline" = 1 and id in (${nine.join(', ')})`,
  );
  expect(online).toEqual([{ n: 9 }]);
});

test('leaves out the current performer and those whom the guest writes with, not those of others', async () => {
  const { ids, world } = setUp();
  const [first = 0, second = 0, third = 0] = await ids({});
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: second }), world);
  await setUpState(aChannelOfGuest({ id: 502, guestId: 8, actorId: third }), world);
  expect(await ids({ currentActorId: first })).toContain(third);
  expect(await ids({ currentActorId: first })).not.toContain(first);
  expect(await ids({ currentActorId: first })).not.toContain(second);
  expect(await ids({}, null)).toContain(second);
});

// @spec constant:ageRating.default
test('leaves out performers whose profile picture has a higher age rating', async () => {
  const { ids, run, world } = setUp();
  await setUpState(aPerformer({ id: 1, name: 'Noor Vega', isOnline: true }), world);
  await run(
    `update album set "ageRating" = 18, "actorId" = 1 where id = (select id from album where "isSedcard" = 1 limit 1)`,
  );
  expect(await ids({ useGrid: true })).not.toContain(1);
  expect(await ids({ useGrid: true, fsk: 18 })).toContain(1);
});
