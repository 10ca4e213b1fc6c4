import {
  anEggHunt,
  guestCollectedEggs,
  guestHasAddress,
  guestIsLoggedIn,
  guestRedeemsCode,
  noEvents,
  testStores,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Incentives } from '../../foundation/conversion/index.ts';
import { EggHunt } from './EggHunt.ts';
import { FoundEgg } from './FoundEgg.ts';

const id = 61;
const page = { routeName: 'home', routeArgs: {} };
const blocked = { has: () => false, add: () => undefined };

const setUp = async (over: Partial<Parameters<typeof anEggHunt.setUp>[0]> = {}, guestId: number | null = 7) => {
  const stores = testStores({ guestId });
  const { world, context } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await noEvents.setUp({}, world);
  await anEggHunt.setUp({ id, ...over }, world);
  const incentives = new Incentives(context, blocked);
  let keys = 0;
  const find = async (): Promise<FoundEgg> => {
    await incentives.openPage(page);
    if (incentives.egg === null) throw new Error('There is no egg.');
    return new FoundEgg(incentives.egg, context, () => `key-${(keys += 1)}`);
  };
  const keysSent = () => stores.sent.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
  return { ...stores, incentives, find, keysSent, hunt: new EggHunt(context) };
};

// @spec component:EasterEgg 5, feature:reward.easter 1
test('collecting posts token and day once however often it is pressed; the hunt has the egg and its reward', async () => {
  const { find, hunt, incentives, sent } = await setUp();
  const egg = await find();
  expect(egg.state).toBe('hidden');
  const pressed = Promise.all([egg.collect(), egg.collect()]);
  expect(egg.state).toBe('collecting');
  await pressed;
  const { verificationToken, qmdate } = incentives.egg ?? {};
  expect(qmdate).toBe('2026-11-20');
  const posts = sent.filter(({ path }) => path === '/rest/v1/easter/collectEgg');
  expect(posts.map(({ method, body }) => [method, body])).toEqual([['POST', { verificationToken, qmdate }]]);
  expect([egg.state, egg.collected.value?.collectedEggs]).toEqual(['collected', 1]);
  await hunt.load();
  expect(hunt.data.value).toMatchObject({
    collectedEggs: 1,
    rewardHistory: [{ reward: { type: 'coins', amount: 500 } }],
  });
});

test('an egg that did not arrive is repeated under its key, and counted once', async () => {
  const { find, failRequests, keysSent } = await setUp();
  const egg = await find();
  failRequests(/collectEgg/);
  await egg.collect();
  expect(egg.state).toBe('failed');
  failRequests(null);
  await egg.collect();
  expect([egg.state, egg.collected.value?.collectedEggs, keysSent()]).toEqual(['collected', 1, ['key-1', 'key-1']]);
});

test('an egg that another tab collected is in the basket already', async () => {
  const { find } = await setUp();
  const tabs = [await find(), await find()];
  for (const each of tabs) await each.collect();
  expect(tabs.map(({ state, collected }) => [state, collected.value?.collectedEggs])).toEqual([
    ['collected', 1],
    ['before', 1],
  ]);
});

test('an egg whose hunt has ended is there no more', async () => {
  const { find, world } = await setUp();
  const egg = await find();
  await anEggHunt.setUp({ id, day: 11 }, world);
  await egg.collect();
  expect(egg.state).toBe('gone');
});

test('the egg of a page stays until another one is opened; a visitor has none', async () => {
  const { find, incentives } = await setUp();
  const egg = await find();
  await egg.collect();
  const found = incentives.egg;
  await incentives.openPage(page);
  expect([found === null, incentives.egg]).toEqual([false, found]);
  await incentives.openPage({ ...page, routeName: 'cams' });
  expect(incentives.egg).toBeNull();
  const visitor = await setUp({}, null);
  await visitor.incentives.openPage(page);
  expect(visitor.incentives.egg).toBeNull();
});

test('a code that is redeemed elsewhere flips; a hunt that there is not is a failure', async () => {
  const { hunt, world, pushSource } = await setUp({ rewards: [{ requiredEggs: 1, wins: 'bonusCode' }] });
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com', isVerified: true }, world);
  await guestCollectedEggs.setUp({ guestId: 7, id, times: 1 }, world);
  hunt.listen(pushSource);
  await hunt.load();
  expect(hunt.data.value?.rewards[0]).toMatchObject({ info: 'TURN10', redeemed: false, canRedeem: true });
  await guestRedeemsCode.setUp({ guestId: 7, code: 'TURN10' }, world);
  await expect.poll(() => hunt.data.value?.rewards[0]).toMatchObject({ redeemed: true, canRedeem: false });
  await noEvents.setUp({}, world);
  expect(await hunt.load()).toMatchObject({ ok: false, failure: { code: 'unknown' } });
});
