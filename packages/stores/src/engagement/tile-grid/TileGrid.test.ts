import { aPerformer, testStores } from '@lounge/testing/stores';
import { getTileGrid } from '@lounge/protocol/engagement/tile-grid';
import { createClient, createScope } from '@lounge/transport';
import { fakeTransport, fakeClock } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { callWithin } from '../../reactive/Read.ts';
import { TileGrid, type TileData } from './TileGrid.ts';

const idOf = (tile: TileData) => (tile.kind === 'model' ? tile.model.id : tile.video.id);

// @spec state:tile-grid 1, rest:tile-grid.get
test('a grid reads its first page and the total number of tiles', async () => {
  const { context, sent, unexpectedErrors } = testStores();
  const grid = new TileGrid('home', 10, context);
  expect([grid.list.items, grid.list.hasMore]).toEqual([[], false]);
  await grid.load();
  expect(grid.list.items).toHaveLength(10);
  expect(grid.list.total).toBe(120);
  expect(grid.list.hasMore).toBe(true);
  expect(decodeURIComponent(sent[0]?.path ?? '')).toBe('/rest/v1/tileGrid/get/home/{"first":10,"offset":0}');
  expect(unexpectedErrors).toEqual([]);
});

// @spec feature:shell.tile-grid 5, 7
test('each load reads the grid anew by its type and payload, which is an object', async () => {
  const { context, sent } = testStores();
  const grid = new TileGrid('newVideos', 5, context);
  await grid.load();
  await grid.load();
  const path = '/rest/v1/tileGrid/get/newVideos/{"first":5,"offset":0}';
  expect(sent.map((request) => decodeURIComponent(request.path))).toEqual([path, path]);
  expect(grid.list.value).toMatchObject({ success: true, totalCount: grid.list.total });
  expect(grid.list.value?.initialTiles).toHaveLength(5);
  const noObject: object = [];
  expect(await callWithin(context, getTileGrid, { type: 'home', payload: noObject })).toMatchObject({ ok: false });
});

test('loads all pages without gaps or duplicates', async () => {
  const { context } = testStores();
  const grid = new TileGrid('home', 20, context);
  await grid.load();
  for (let page = 0; grid.list.hasMore && page < 20; page += 1) await grid.list.loadMore();
  expect(new Set(grid.list.items.map(idOf)).size).toBe(120);
  expect(grid.list.items).toHaveLength(120);
  await grid.list.loadMore();
  expect(grid.list.items).toHaveLength(120);
});

test('later pages have a size of their own', async () => {
  const { context, sent } = testStores();
  const grid = new TileGrid('home', 10, context, 12);
  await grid.load();
  await grid.list.loadMore();
  expect(grid.list.items).toHaveLength(22);
  expect(decodeURIComponent(sent[1]?.path ?? '')).toContain('{"first":12,"offset":10}');
});

test('tiles that move down between two pages appear once', async () => {
  const { context, run } = testStores();
  const grid = new TileGrid('home', 10, context);
  await grid.load({ sort: 'sold' });
  await run('update actor set pinned = 999999 where id = (select id from actor order by pinned limit 1)');
  await grid.list.loadMore();
  const ids = grid.list.items.map(idOf);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(19);
});

test('the next page is not requested twice', async () => {
  const { context, sent, holdRequests } = testStores();
  const grid = new TileGrid('newVideos', 5, context);
  await grid.load();
  const deliver = holdRequests();
  const calls = [grid.list.loadMore(), grid.list.loadMore()];
  expect(grid.list.isLoadingMore).toBe(true);
  deliver();
  await Promise.all(calls);
  expect(sent).toHaveLength(2);
  expect(grid.list.items).toHaveLength(10);
  expect(grid.list.isLoadingMore).toBe(false);
});

test('new options read the first page again and apply to later pages', async () => {
  const { context, sent } = testStores();
  const grid = new TileGrid('home', 10, context);
  await grid.load();
  await grid.list.loadMore();
  await grid.load({ filter: 'online', sort: 'rating' });
  expect(grid.list.items).toHaveLength(10);
  expect(grid.list.items.every((tile) => tile.kind === 'model' && tile.model.isOnline)).toBe(true);
  await grid.list.loadMore();
  expect(decodeURIComponent(sent.at(-1)?.path ?? '')).toContain(
    '"filter":"online","sort":"rating","first":10,"offset":10',
  );
});

test('a page that arrives after the options changed is dropped', async () => {
  const { context, holdRequests } = testStores();
  const grid = new TileGrid('home', 10, context);
  await grid.load({ sort: 'released' });
  const deliver = holdRequests();
  const loadingMore = grid.list.loadMore();
  const reloading = grid.load({ filter: 'online' });
  deliver();
  await Promise.all([loadingMore, reloading]);
  expect(grid.list.items).toHaveLength(10);
  expect(grid.list.items.every((tile) => tile.kind === 'model' && tile.model.isOnline)).toBe(true);
  await grid.list.loadMore();
  expect(grid.list.items).toHaveLength(20);
});

test('a failed page leaves the grid unchanged and can be retried', async () => {
  const { context, failRequests } = testStores();
  const grid = new TileGrid('home', 10, context);
  await grid.load();
  failRequests(/tileGrid/);
  await grid.list.loadMore();
  expect(grid.list.items).toHaveLength(10);
  expect(grid.list.isLoadingMore).toBe(false);
  failRequests(null);
  await grid.list.loadMore();
  expect(grid.list.items).toHaveLength(20);
});

// @spec error:grid-success-false, state:tile-grid 3, feature:shell.tile-grid 6, component:TileGrid 7
test('an answer with success false is a failure', async () => {
  const body = { success: false, initialTiles: [], totalCount: 0, sort: null };
  const [transport, clock] = [fakeTransport(() => ({ status: 200, body })), fakeClock()];
  const identity = () => ({ token: 'test-token', guestId: null, language: 'en' });
  const options = {
    transport,
    clock,
    identity,
    version: 'test',
    strict: true,
    report: () => undefined,
    newKey: () => 'k',
  };
  const grid = new TileGrid('home', 10, { client: createClient(options), scope: createScope() });
  await grid.load();
  expect(grid.list.snapshot()).toMatchObject({
    state: 'failed',
    value: null,
    failure: { kind: 'http', code: 'failed', callId: getTileGrid.id },
  });
});

test('an order that is stored is the grid’s at the next visit; one that is not stored is lost', async () => {
  const { context, failRequests } = testStores({ guestId: 7 });
  const grid = new TileGrid('home', 10, context);
  await grid.load({ sort: 'price' });
  expect([grid.sort, grid.isSortLost]).toEqual(['price', false]);
  await grid.storeSort('price');
  const later = new TileGrid('home', 10, context);
  await later.load();
  expect([later.sort, later.list.items]).toEqual(['price', grid.list.items]);
  failRequests(/storeTileGridSettings/);
  await grid.storeSort(null);
  expect(grid.isSortLost).toBe(true);
});

test('a large grid ends with the last page that can be asked for', async () => {
  const { context, world } = testStores();
  for (let id = 9001; id <= 9600; id += 1) await aPerformer.setUp({ id, name: `Vera ${id}`, isOnline: true }, world);
  const grid = new TileGrid('home', 100, context);
  await grid.load();
  while (grid.list.hasMore && !grid.list.hasMoreFailed) await grid.list.loadMore();
  expect([grid.list.items.length, grid.list.hasMore, grid.list.hasMoreFailed]).toEqual([600, false, false]);
});

test('later pages have the order of the first one, also in a page that the server rendered', async () => {
  const { context } = testStores();
  const whole = new TileGrid('home', 80, context);
  await whole.load({ sort: 'rating' });
  const server = new TileGrid('home', 40, context);
  await server.load({ sort: 'rating' });
  const grid = new TileGrid('home', 40, context);
  grid.list.restore(server.list.snapshot());
  await grid.list.loadMore();
  expect(grid.list.items.map(idOf)).toEqual(whole.list.items.map(idOf));
});
