import { guestIsLoggedIn, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { GridOrder } from './GridOrder.ts';

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  return { ...stores, order: () => new GridOrder('vipVideos', stores.context) };
};

// @spec rule:tile-grid-settings
test('an order is stored for a type of grid and read on the next visit, without tiles', async () => {
  const { order, sent } = await setUp();
  const first = order();
  await first.stored.load();
  expect(first.sort).toBeNull();
  await first.store('sold');
  expect([first.sort, first.isLost]).toEqual(['sold', false]);
  const next = order();
  await next.stored.load();
  expect(next.sort).toBe('sold');
  expect(sent.filter(({ path }) => path.includes('tileGrid/get')).every(({ path }) => path.includes('first'))).toBe(
    true,
  );
});

test('an order that could not be stored says so and keeps the one before', async () => {
  const { order, failRequests } = await setUp();
  const grid = order();
  failRequests(/storeTileGridSettings/);
  await grid.store('price');
  expect([grid.sort, grid.isLost]).toEqual([null, true]);
});
