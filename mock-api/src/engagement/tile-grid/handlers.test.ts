import {
  getTileGrid,
  storeTileGridSettings,
  tileGridFilter,
  tileGridSort,
} from '@lounge/protocol/engagement/tile-grid';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import type { Caller } from '../../world/world.ts';
import type { GridSort } from './settings.ts';
import { seedCounts } from '../../testing/seed-counts.ts';

const setUp = () => {
  const testWorld = aWorld();
  const { answer, outcome } = testClient(testWorld.world);
  const grid = async (payload: object, type = 'home', caller: Partial<Caller> = {}) => {
    const answered = await answer(getTileGrid, { type, payload }, caller);
    const models = answered.initialTiles.flatMap((tile) => (tile.kind === 'model' ? [tile.model] : []));
    return { ...answered, models };
  };
  return { ...testWorld, grid, answer, outcome };
};

/**
 * @spec rule:grid-object-payload, error:grid-payload-not-object, state:tile-grid 4
 * @spec component:TileGrid 10
 */
test.each([
  [{ type: 'home', payload: 'all' }, 'payload'],
  [{ type: 'home', payload: [] }, 'payload'],
  [{ type: 'cellar', payload: {} }, 'type'],
  [{ type: 'home', payload: { filter: 'rich' } }, 'payload.filter'],
  [{ type: 'home', payload: { sort: 'up' } }, 'payload.sort'],
  [{ type: 'home', payload: { first: 501 } }, 'payload.first'],
])('rejects %j', async (input, field) => {
  expect(await setUp().outcome(getTileGrid, input)).toMatchObject({ ok: false, code: 'malformed', field });
});

// @spec rest:tile-grid.get, entity:tileGrid
test('a page has thirty tiles by default', async () => {
  const { grid } = setUp();
  const first = await grid({});
  expect(first).toMatchObject({ success: true, totalCount: seedCounts.performers });
  expect(first.initialTiles).toHaveLength(30);
  expect((await grid({ first: 5, offset: seedCounts.performers - 2 })).initialTiles).toHaveLength(2);
});

test('orders online performers first', async () => {
  const { models } = await setUp().grid({ first: 500 });
  const states = models.map(({ isOnline }) => Number(isOnline));
  expect(states).toEqual(states.toSorted((one, other) => other - one));
});

test.each([
  ['online', '"isOnline" = 1'],
  ['freeChat', '"freeChat" = 1'],
  ['new', `"createdAt" >= '2026-10-21T19:00:00.000Z'`],
  ['voiceCall', '"isVoice" = 1'],
  ['vip', '"isVip" = 1'],
])('the filter %s returns and counts matching performers', async (filter, where) => {
  const { grid, run } = setUp();
  const rows = await run<{ id: number }>(`select id from actor where ${where} order by id`);
  const { models, totalCount } = await grid({ filter, first: 500 });
  expect(models.map(({ id }) => ({ id })).toSorted((one, other) => one.id - other.id)).toEqual(rows);
  expect(totalCount).toBe(rows.length);
});

test('sorts by price, performers without a price last', async () => {
  const { grid, run } = setUp();
  await run('update actor set "priceVideo" = null where id = (select min(id) from actor)');
  const prices = (await grid({ sort: 'price', first: 500 })).models.map(({ price }) => price ?? Infinity);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(prices.at(-1)).toBe(Infinity);
});

// @spec rule:rating-min-10
test('sorts performers with fewer than ten ratings last', async () => {
  const { grid, run } = setUp();
  await run('update actor set "ratingCount" = 9, satisfaction = 100 where id = (select min(id) from actor)');
  const { models } = await grid({ sort: 'rating', first: 500 });
  const shown = models.map(({ countRatings, satisfactionRate }) => (countRatings >= 10 ? satisfactionRate : -1));
  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
});

// @spec feature:shell.tile-grid 3
test.each([
  ['duration', '"isOnline" desc'],
  ['free', '"freeMessages" desc'],
  ['price', 'coalesce("priceVideo", 1e9)'],
  ['rating', 'case when "ratingCount" >= 10 then satisfaction else -1 end desc'],
  ['released', '"createdAt" desc'],
  ['sold', 'pinned desc'],
])('the sort %s orders performers by %s', async (sort, order) => {
  const { grid, run } = setUp();
  const rows = await run<{ id: number }>(`select id from actor order by ${order}, id`);
  expect((await grid({ sort, first: 500 })).models.map(({ id }) => ({ id }))).toEqual(rows);
});

// @spec entity:enum.tileGridSort
test.each(tileGridSort.values.flatMap((sort) => tileGridFilter.values.map((filter) => [sort, filter] as const)))(
  'pages sorted by %s and filtered by %s contain every performer once',
  async (sort, filter) => {
    const { grid } = setUp();
    const all = (await grid({ sort, filter, first: 500 })).models.map(({ id }) => id);
    const half = Math.ceil(all.length / 2);
    const pages = [await grid({ sort, filter, first: half }), await grid({ sort, filter, first: 500, offset: half })];
    expect(pages.flatMap(({ models }) => models.map(({ id }) => id))).toEqual(all);
  },
);

test('sorts new videos by date, newest first', async () => {
  const { initialTiles, totalCount } = await setUp().grid({ first: 20 }, 'newVideos');
  const days = initialTiles.flatMap((tile) => (tile.kind === 'video' ? [tile.video.publishedAt] : []));
  expect(days).toHaveLength(20);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(totalCount).toBeGreaterThan(100);
});

test('a list of videos is a grid in the order of its list, or in the one that a guest stored', async () => {
  const { grid, answer } = setUp();
  const robin = { guestId: 7 };
  const videos = async (caller?: Partial<Caller>, payload: object = {}) => {
    const { initialTiles, totalCount, sort } = await grid({ first: 30, ...payload }, 'videosOnSale', caller);
    return { all: initialTiles.flatMap((tile) => (tile.kind === 'video' ? [tile.video] : [])), totalCount, sort };
  };
  const usual = await videos();
  expect(usual.all.every(({ types }) => types.includes('discount'))).toBe(true);
  const days = usual.all.map(({ publishedAt }) => publishedAt);
  expect([days, usual.sort]).toEqual([days.toSorted().toReversed(), null]);
  await answer(storeTileGridSettings, { type: 'videosOnSale', settings: { sort: 'price' } }, robin);
  const stored = await videos(robin);
  const prices = stored.all.map(({ price }) => price?.value ?? 0);
  expect([stored.sort, prices]).toEqual(['price', prices.toSorted((one, other) => other - one)]);
  expect((await videos(robin, { sort: 'released' })).all).toHaveLength(30);
  expect((await videos(robin, { first: 0 })).sort).toBe('price');
});

// @spec rest:tile-grid.settings.store, rule:tile-grid-settings, state:tile-grid 6, feature:shell.tile-grid 4
test('a stored order applies to grids of its type for its guest, until another is named or it is taken back', async () => {
  const { grid, answer, run } = setUp();
  const [robin, other] = [{ guestId: 7 }, { guestId: 8 }];
  const store = (sort: GridSort, type: 'home' | 'newVideos' = 'home') =>
    answer(storeTileGridSettings, { type, settings: { sort } }, robin);
  const idsOf = async (payload: object, caller?: Partial<Caller>) =>
    (await grid({ first: 500, ...payload }, 'home', caller)).models.map(({ id }) => id);
  const [usual, byPrice, bySales] = [await idsOf({}), await idsOf({ sort: 'price' }), await idsOf({ sort: 'sold' })];
  expect(await store('price')).toEqual({ success: true });
  await store('duration', 'newVideos');
  expect(await idsOf({}, robin)).toEqual(byPrice);
  expect((await grid({}, 'home', robin)).sort).toBe('price');
  expect(await idsOf({ sort: 'sold' }, robin)).toEqual(bySales);
  expect([await idsOf({}, other), await idsOf({})]).toEqual([usual, usual]);
  await store('sold');
  expect(await idsOf({}, robin)).toEqual(bySales);
  await store(null);
  expect(await idsOf({}, robin)).toEqual(usual);
  expect((await grid({}, 'home', robin)).sort).toBeNull();
  const rows = await run('select type, sort from "tileGridSetting"');
  expect(rows).toEqual([{ type: 'newVideos', sort: 'duration' }]);
});

test.each([
  ['without an account', { type: 'home', settings: { sort: 'price' } }, {}, 'needLogin'],
  ['of no grid', { type: 'cellar', settings: { sort: 'price' } }, { guestId: 7 }, 'malformed'],
  ['in no order', { type: 'home', settings: { sort: 'up' } }, { guestId: 7 }, 'malformed'],
])('rejects settings %s', async (_, input, caller, code) => {
  expect(await setUp().outcome(storeTileGridSettings, input, caller)).toMatchObject({ ok: false, code });
});
