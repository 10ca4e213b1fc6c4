import { testStores, guestIsLoggedIn, guestOwnsCoins } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Statement } from './Statement.ts';

const setUp = async (entryCount: number) => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'a' }, stores.world);
  for (let at = 1; at <= entryCount; at += 1) {
    await guestOwnsCoins.setUp({ guestId: 7, amount: at * 100 }, stores.world);
  }
  return { ...stores, statement: new Statement(stores.context) };
};

test('ledger entries are read newest first, page by page, and each once if a new one is added in between', async () => {
  const { statement, world, unexpectedErrors } = await setUp(14);
  expect([statement.items, statement.hasMore]).toEqual([[], false]);
  await statement.load();
  expect(statement.items).toHaveLength(10);
  expect(statement.hasMore).toBe(true);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 9000 }, world);
  await statement.loadMore();
  expect(new Set(statement.items.map(({ id }) => id)).size).toBe(statement.items.length);
  expect(statement.items).toHaveLength(14);
  expect(unexpectedErrors).toEqual([]);
});

test('a guest without ledger entries has an empty statement', async () => {
  const { statement } = await setUp(0);
  await statement.load();
  expect([statement.items, statement.hasMore]).toEqual([[], false]);
});

test('a next page that arrives after the list was read again is dropped: entries between them would be missing', async () => {
  const { statement, holdAnswers } = await setUp(34);
  await statement.load();
  await statement.loadMore();
  const deliver = holdAnswers();
  const loadingMore = statement.loadMore();
  await new Promise<void>((resolve) => setImmediate(resolve));
  holdAnswers()();
  await statement.load();
  deliver();
  await loadingMore;
  expect(statement.items.map(({ id }) => id)).toEqual(statement.page.value?.items.map(({ id }) => id));
});
