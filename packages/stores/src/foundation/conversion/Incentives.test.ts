import { incentivesAre, testStores } from '@lounge/testing/stores';
import { anIncentive } from '@lounge/testing/foundation/conversion';
import { expect, test } from 'vitest';
import { Incentives, withIncentive, type BlockedGroups } from './Incentives.ts';

const home = { routeName: 'home', routeArgs: {} };
const offer = {
  id: 1,
  region: 'content',
  type: 'topUp',
  event: 'pageLoad',
  priority: 40,
  uniqueGroup: 'top-up',
} as const;
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

type Seeded = Parameters<typeof incentivesAre>[0]['incentives'];

const memoryGroups = (): BlockedGroups & { readonly groups: Set<string> } => {
  const groups = new Set<string>();
  return { groups, has: (group) => groups.has(group), add: (group) => void groups.add(group) };
};

const setUp = async (incentives: Seeded = [offer], guestId: number | null = 7) => {
  const testWorld = testStores({ guestId });
  const { context, run, world } = testWorld;
  await run(
    `insert into guest (id, name, "avsStatus", "isVip", "isLocked", "isPaying", "showDataProtection", "loyaltyPoints", "createdAt")
     values (7, 'Robin', 'accepted', 0, 0, 0, 0, 0, '2026-01-01T00:00:00.000Z')`,
  );
  await incentivesAre.setUp({ incentives }, world);
  const blocked = memoryGroups();
  const device = { jump: 0 };
  const clock = { ...context.clock, now: () => context.clock.now() + device.jump };
  const store = new Incentives({ ...context, clock }, blocked);
  const ids = () => store.held.map(({ id }) => id);
  const posted = () => testWorld.sent.filter(({ path }) => path.endsWith('/closeIncentive')).map(({ body }) => body);
  /** Lets seconds pass, one at a time, as timers do. */
  const seconds = async (count: number) => {
    for (let at = 0; at < count; at += 1) testWorld.clock.advance(1000);
    await tick();
  };
  return { ...testWorld, device, blocked, store, ids, posted, seconds };
};

// @spec feature:pay.incentives 2, state:incentives 1, component:IncentiveBox 6
test.each([
  ['the same type in the region', { id: 2, priority: 10 }, [2]],
  ['the same type in another region', { id: 2, region: 'side', priority: 10 }, [1, 2]],
  ['another type with more importance', { id: 2, type: 'vip', priority: 90 }, [2, 1]],
  ['another type with less importance', { id: 2, type: 'vip', priority: 10 }, [1, 2]],
] as const)('adding one of %s removes the one before, and sorts by descending priority', (_, added, ids) => {
  expect(withIncentive([anIncentive()], anIncentive(added)).map(({ id }) => id)).toEqual(ids);
});

// @spec feature:shell.start-page 2
test('the page’s incentives are held by region, the most important of a type', async () => {
  const { store, sent } = await setUp([
    offer,
    { ...offer, id: 2, priority: 90 },
    { ...offer, id: 3, type: 'vip', priority: 60 },
    { ...offer, id: 4, region: 'side' },
  ]);
  await store.openPage({ routeName: 'performer.overview', routeArgs: { actorName: 'noor-vega' } });
  expect([store.in('content'), store.in('side'), store.in('top')].map((each) => each.map(({ id }) => id))).toEqual([
    [2, 3],
    [4],
    [],
  ]);
  // @spec state:incentives 4
  expect(sent.at(-1)).toMatchObject({
    method: 'POST',
    path: '/rest/v1/conversion/getPageLoadIncentives',
    cookies: true,
    body: { routeName: 'performer.overview', routeArgs: '{"actorName":"noor-vega"}' },
  });
});

// @spec feature:pay.incentives 4, state:incentives 2-3, component:IncentiveBox 7
test('a closed incentive is removed, its result posted, and the page’s incentives are read again', async () => {
  const { store, ids, posted, sent, world } = await setUp();
  await store.openPage(home);
  await incentivesAre.setUp({ incentives: [offer, { ...offer, id: 2, type: 'vip', uniqueGroup: 'vip' }] }, world);
  const closing = store.end(1, 'closed');
  expect(ids()).toEqual([]);
  await closing;
  expect([posted(), ids()]).toEqual([[{ result: 'closed', incentive: 1 }], [2]]);
  expect(sent.at(-1)?.path).toContain('getPageLoadIncentives');
  await store.end(1, 'closed');
  expect(posted()).toHaveLength(1);
});

test('closing works without the server: nothing is read again, and the group stays away', async () => {
  const { store, ids, sent, failRequests, blocked } = await setUp();
  await store.openPage(home);
  failRequests(/closeIncentive/);
  await store.end(1, 'closed');
  expect([ids(), [...blocked.groups], sent.at(-1)?.path]).toEqual([
    [],
    ['top-up'],
    expect.stringContaining('closeIncentive'),
  ]);
  await store.openPage(home);
  expect(ids()).toEqual([]);
});

test('an answer that was under way does not bring a closed incentive back', async () => {
  const { store, ids } = await setUp([{ id: 1, region: 'content', type: 'topUp', event: 'pageLoad', priority: 1 }]);
  await store.openPage(home);
  const late = store.openPage(home);
  await store.end(1, 'closed');
  await late;
  expect(ids()).toEqual([]);
});

// @spec feature:pay.incentives 5
test('a countdown shrinks each second and ends the incentive once, by the server’s clock', async () => {
  const { store, ids, posted, seconds } = await setUp([{ ...offer, countdown: 3 }]);
  await store.openPage(home);
  expect(store.held).toMatchObject([{ countdown: 3 }]);
  await seconds(2);
  expect(store.held).toMatchObject([{ countdown: 1 }]);
  await store.openPage(home);
  expect(store.held).toMatchObject([{ countdown: 1 }]);
  await seconds(2);
  expect([ids(), posted()]).toEqual([[], [{ result: 'expired', incentive: 1 }]]);
});

test.each([
  ['forward, by an hour', 3_600_000],
  ['back, by an hour', -3_600_000],
])('a device’s clock that jumps %s is not believed: the server is asked', async (_, jump) => {
  const { store, sent, device, seconds } = await setUp([{ ...offer, countdown: 600 }]);
  await store.openPage(home);
  device.jump = jump;
  const before = sent.length;
  await seconds(1);
  await tick();
  expect(sent.slice(before).map(({ path }) => path)).toEqual([expect.stringContaining('getPageLoadIncentives')]);
  expect(store.held).toMatchObject([{ countdown: 599 }]);
});

// @spec state:incentives 5
test('what is offered on an occasion goes with the page, and a balance that is enough', async () => {
  const { store, ids, run } = await setUp([
    { ...offer, id: 2, region: 'side', event: 'lowBalance' },
    { ...offer, id: 3, region: 'overlay', type: 'album', event: 'buyAlbum', uniqueGroup: 'album' },
    { ...offer, id: 4, region: 'overlay', type: 'video', event: 'videoPreviewEnd', uniqueGroup: 'video-end' },
  ]);
  const idOf = async (table: 'album' | 'video') => {
    const sql = `select id from ${table} where price > 0 and "isVip" = 0 and "ageRating" < 18 order by id limit 1`;
    return ((await run(sql)) as { id: number }[])[0]?.id ?? 0;
  };
  await store.balanceIsLow(true);
  await store.balanceIsLow(true);
  await store.buyingAlbum(await idOf('album'));
  await store.videoPreviewEnded(await idOf('video'));
  expect(new Set(ids())).toEqual(new Set([2, 3, 4]));
  await store.openPage(home);
  expect(ids()).toHaveLength(3);
  await store.openPage({ routeName: 'help', routeArgs: {} });
  expect(ids()).toEqual([2]);
  await store.balanceIsLow(false);
  expect(ids()).toEqual([]);
});

test('whoever has an account already is not asked again, and the device remembers it', async () => {
  const incentives: Seeded = [
    { ...offer, type: 'signUp', uniqueGroup: 'album' },
    { ...offer, id: 2, uniqueGroup: 'album' },
  ];
  const { store, context, ids, sent, blocked } = await setUp(incentives, null);
  await store.openPage(home);
  expect(ids()).toEqual([1]);
  await store.hasAccount();
  expect([ids(), sent.at(-1)?.body]).toEqual([[], { type: 'guestAlreadySignedUp', value: true }]);
  const next = new Incentives(context, blocked);
  await next.openPage(home);
  expect(next.held).toEqual([]);
  // Only what asks to sign up: the group has other offers too.
  expect(blocked.has('album')).toBe(false);
});

test('an offer that was followed is back on another page and for another content; a closed one is not', async () => {
  const { store, ids, run } = await setUp([
    { id: 1, region: 'content', type: 'topUp', event: 'pageLoad', priority: 40 },
    { id: 2, region: 'content', type: 'vip', event: 'pageLoad', priority: 10 },
    { ...offer, id: 3, region: 'side', event: 'lowBalance', priority: 5 },
    { ...offer, id: 4, region: 'overlay', type: 'album', event: 'buyAlbum', priority: 1, uniqueGroup: 'album' },
  ]);
  const sql = `select id from album where price > 0 and "isVip" = 0 and "ageRating" < 18 order by id limit 2`;
  const [one, other] = ((await run(sql)) as { id: number }[]).map(({ id }) => id);
  await store.openPage(home);
  await store.balanceIsLow(true);
  await store.buyingAlbum(one ?? 0);
  expect(ids()).toEqual([1, 2, 3, 4]);
  for (const id of [1, 3, 4]) await store.end(id, 'followed');
  await store.end(2, 'closed');
  await store.openPage(home);
  await store.buyingAlbum(one ?? 0);
  expect(ids()).toEqual([]);
  await store.buyingAlbum(other ?? 0);
  expect(ids()).toEqual([4]);
  await store.openPage({ routeName: 'help', routeArgs: {} });
  await tick();
  expect(ids()).toEqual([1, 3]);
});
