import type { InputOf } from '@lounge/protocol';
import { videoList, type VideoTypeFlag } from '@lounge/protocol/content/videos';
import { expect, test } from 'vitest';
import { seedCounts } from '../../testing/seed-counts.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { setUpState } from '../../states.ts';
import { aVideoOfPerformer, guestBoughtVideo } from './states.ts';

type Input = InputOf<typeof videoList>;

const setUp = () => {
  const { world, run, pass } = aWorld();
  const { answer, outcome } = testClient(world);
  const list = (input: Input, guestId: number | null = null) =>
    answer(videoList, { first: 100, ...input }, { guestId });
  const idsOf = async (input: Input, guestId: number | null = null) =>
    (await list(input, guestId)).items.map(({ id }) => id);
  const idsWhere = async (where: string) =>
    (await run<{ id: number }>(`select id from video where ${where}`)).map(({ id }) => id);
  /** All ids of a list, page by page. */
  const everyIdOf = async (input: Input, guestId: number | null = null) => {
    const all: number[] = [];
    for (let offset = 0; offset <= seedCounts.videos; offset += 100)
      all.push(...(await idsOf({ ...input, offset }, guestId)));
    return all;
  };
  const daysAgo = (days: number) => new Date(world.clock.now() - days * 86_400_000).toISOString();
  return { world, pass, list, idsOf, idsWhere, everyIdOf, outcome, daysAgo };
};

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

// @spec query:videos.lists
test('a list without anything else has all videos, the newest first, four at once', async () => {
  const { list, daysAgo } = setUp();
  const { items, total } = await list({ first: undefined });
  expect([items.length, total]).toEqual([4, Math.min(seedCounts.videos, 1000)]);
  const days = items.map(({ publishedAt }) => publishedAt);
  expect(days).toEqual(days.toSorted().toReversed());
  expect((days[0] ?? '') > daysAgo(8)).toBe(true);
});

// @spec constant:video.previewThumbnails, feature:videos.preview 1
test('no read returns more than a hundred videos', async () => {
  const { list } = setUp();
  expect((await list({ first: 5_000 })).items).toHaveLength(100);
});

const notVip = '"isVip" = 0';

// @spec entity:enum.videoTypeFlag, entity:videoQueryFilter
test.each<[VideoTypeFlag, string]>([
  ['free', `${notVip} and price <= 0`],
  ['premium', `${notVip} and price > 0 and ("basePrice" is null or "basePrice" <= price)`],
  ['discount', `${notVip} and price > 0 and "basePrice" > price`],
  ['vip', '"isVip" = 1'],
  ['vxselect', '"isSelect" = 1'],
  ['classic', '"isClassic" = 1'],
  ['shared', 'shares >= 3'],
  ['original', '"isClassic" = 0 and "isCamRecording" = 0'],
  ['vip30', `"isVip" = 1 and "createdAt" >= '$30'`],
  ['trending', `views >= 5000 and "createdAt" >= '$8'`],
])('the type %s lists and counts its videos, which say so themselves', async (type, where) => {
  const { list, everyIdOf, idsWhere, daysAgo } = setUp();
  const ids = await idsWhere(where.replace(/\$(\d+)/, (_, days: string) => daysAgo(Number(days))));
  expect(ids.length).toBeGreaterThan(1);
  expect(sorted(await everyIdOf({ types: [type] }))).toEqual(sorted(ids));
  const { items, total } = await list({ types: [type], first: 20 });
  expect(total).toBe(ids.length);
  expect(items.every(({ types }) => types.includes(type))).toBe(true);
});

// @spec entity:enum.videoKind
test.each([
  ['free', { price: 0 }, { free: true, types: ['free', 'original'] }],
  ['premium', {}, { free: false, types: ['premium', 'original'] }],
  ['discounted', { basePrice: 3000 }, { types: ['discount', 'original'] }],
  ['VIP', { isVip: true }, { vip: true, types: ['vip', 'original'] }],
  ['classic', { isClassic: true }, { classic: true, types: ['premium', 'classic'] }],
  ['a camera recording', { isCamRecording: true }, { camRecording: true, types: ['premium'] }],
  ['original', {}, { classic: false, camRecording: false, types: ['premium', 'original'] }],
])('a video that is %s says so', async (_, of, says) => {
  const { list, world } = setUp();
  await aVideoOfPerformer.setUp({ id: 95001, actorId: 101, price: 2400, daysOld: 40, ...of }, world);
  const { items } = await list({ ids: [95001] });
  expect(items).toMatchObject([{ vip: false, classic: false, camRecording: false, ...says }]);
});

test('types of a sale are alternatives, and all others must hold', async () => {
  const { everyIdOf, idsWhere } = setUp();
  const wanted = await idsWhere(`"isClassic" = 1 and ("isVip" = 1 or price <= 0)`);
  expect(sorted(await everyIdOf({ types: ['classic', 'vip', 'free'] }))).toEqual(sorted(wanted));
});

test('what a guest bought is a list of its own, or left out', async () => {
  const { world, idsOf, list } = setUp();
  const [first = 0] = await idsOf({});
  await setUpState(guestBoughtVideo({ guestId: 7, videoId: first }), world);
  expect(await idsOf({ types: ['bought'] }, 7)).toEqual([first]);
  expect(await idsOf({ types: ['bought'] }, 8)).toEqual([]);
  expect((await idsOf({ includeBought: false }, 7)).includes(first)).toBe(false);
  const { total } = await list({}, 7);
  expect((await list({ includeBought: false }, 7)).total).toBe(total - 1);
});

test.each([
  [
    'by acting group',
    { actingGroups: ['male', 'trans'] },
    `"actorId" in (select id from actor where "genderType" in ('M', 'MM', 'S', 'T'))`,
  ],
  [
    'by couples',
    { actingGroups: ['couple'] },
    `"actorId" in (select id from actor where "genderType" in ('FM', 'FF', 'MM'))`,
  ],
  ['by tag', { tags: ['maps', 'cats'] }, `id in (select "videoId" from "videoTag" where tag in ('maps', 'cats'))`],
  ['by id', { ids: [5003, 5001] }, 'id in (5001, 5003)'],
  ['by performer', { modelIds: [101, 103] }, '"actorId" in (101, 103)'],
  [
    'by performer and tag',
    { modelIds: [101, 103], tags: ['story'] },
    `"actorId" in (101, 103) and id in (select "videoId" from "videoTag" where tag = 'story')`,
  ],
  [
    'by id and performer',
    { ids: [5001, 5002, 5003, 5040], modelIds: [101] },
    '"actorId" = 101 and id in (5001, 5002, 5003, 5040)',
  ],
  [
    'by id and tag',
    { ids: [5001, 5002, 5003, 5040], tags: ['music'] },
    `id in (select "videoId" from "videoTag" where tag = 'music') and id in (5001, 5002, 5003, 5040)`,
  ],
  ['by duration', { duration: { from: 600, to: 900 } }, 'duration between 600 and 900'],
  ['from a duration on', { duration: { from: 1200, to: -1 } }, 'duration >= 1200'],
  ['of any duration', { duration: { from: -1, to: -1 } }, '1 = 1'],
  [
    'by release',
    { releasedFrom: '2026-01-01T00:00:00.000Z', releasedUntil: '2026-06-01T00:00:00.000Z' },
    `"createdAt" between '2026-01-01T00:00:00.000Z' and '2026-06-01T00:00:00.000Z'`,
  ],
  ['that performers recommend', { isRecommended: true }, '"isPromoted" = 1'],
] as const satisfies readonly (readonly [string, Input, string])[])('lists videos %s', async (_, input, where) => {
  const { everyIdOf, idsWhere } = setUp();
  const ids = await idsWhere(where);
  expect(ids.length).toBeGreaterThan(1);
  expect(sorted(await everyIdOf(input))).toEqual(sorted(ids));
});

// @spec entity:enum.videoSortOrder
test.each([
  ['newest', '"createdAt" desc, id'],
  ['mostExpensive', 'price desc, id desc'],
  ['cheapest', 'price, id'],
  ['longest', 'duration desc, id desc'],
  ['shortest', 'duration, id'],
  ['bestSelling', 'sold desc, id'],
  ['topRated', 'likes desc, id'],
  ['topTrending', 'views desc, id'],
  ['rating', 'likes * 1000 / (likes + dislikes + 20) desc, id'],
  ['best', 'likes - dislikes desc, id'],
] as const)('the order %s is that by %s', async (sortOrder, order) => {
  const { everyIdOf, idsWhere } = setUp();
  expect(await everyIdOf({ sortOrder })).toEqual(await idsWhere(`1 = 1 order by ${order}`));
});

test('a random order has every video once, and is another one for a guest and on another day', async () => {
  const { pass, everyIdOf, idsWhere } = setUp();
  const today = await everyIdOf({ sortOrder: 'random' });
  expect(sorted(today)).toEqual(sorted(await idsWhere('1 = 1')));
  expect(await everyIdOf({ sortOrder: 'random' })).toEqual(today);
  expect(await everyIdOf({ sortOrder: 'random' }, 7)).not.toEqual(today);
  pass(86_400_000);
  expect(await everyIdOf({ sortOrder: 'random' })).not.toEqual(today);
});

test('a reduced random order mixes the most liked videos only', async () => {
  const { everyIdOf, idsWhere } = setUp();
  const mixed = await everyIdOf({ sortOrder: 'reducedRandom' });
  expect(sorted(mixed)).toEqual(sorted(await idsWhere('1 = 1 order by likes desc, id limit 500')));
});

test.each([
  [{ sortOrder: 'up' }, 'sortOrder'],
  [{ types: ['rich'] }, 'types.0'],
  [{ actingGroups: ['none'] }, 'actingGroups.0'],
  [{ duration: { from: 1.5, to: 2 } }, 'duration.from'],
  [{ duration: { from: -2, to: 2 } }, 'duration.from'],
  [{ releasedFrom: 'yesterday' }, 'releasedFrom'],
  [{ tags: ['x'.repeat(41)] }, 'tags.0'],
])('rejects %j', async (input, field) => {
  expect(await setUp().outcome(videoList, input)).toMatchObject({ ok: false, code: 'malformed', field });
});
