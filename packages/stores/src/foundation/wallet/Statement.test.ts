import {
  testStores,
  aPerformer,
  anAlbumOfPerformer,
  guestIsLoggedIn,
  guestOwnsCoins,
  guestPaid,
  guestStartsSubscription,
  theVoucher,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { Gallery } from '../../content/galleries/index.ts';
import { Statement } from './Statement.ts';

const setUp = async (entryCount: number) => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'a' }, stores.world);
  for (let at = 1; at <= entryCount; at += 1) {
    await guestOwnsCoins.setUp({ guestId: 7, amount: at * 100 }, stores.world);
  }
  const statement = new Statement(stores.context);
  statement.listen(stores.pushSource);
  return { ...stores, statement };
};

test('ledger entries are read newest first, page by page, and each once if a new one is added in between', async () => {
  const { statement, world, unexpectedErrors } = await setUp(14);
  expect([statement.list.items, statement.list.hasMore]).toEqual([[], false]);
  await statement.list.load();
  expect(statement.list.items).toHaveLength(10);
  expect(statement.list.hasMore).toBe(true);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 9000 }, world);
  await statement.list.loadMore();
  expect(new Set(statement.list.items.map(({ id }) => id)).size).toBe(statement.list.items.length);
  expect(statement.list.items).toHaveLength(14);
  expect(unexpectedErrors).toEqual([]);
});

test('a guest without ledger entries has an empty statement', async () => {
  const { statement } = await setUp(0);
  await statement.list.load();
  expect([statement.list.items, statement.list.hasMore]).toEqual([[], false]);
});

test('a next page that arrives after the list was read again is read again too: entries between them would be missing', async () => {
  const { statement, holdAnswers } = await setUp(34);
  await statement.list.load();
  await statement.list.loadMore();
  const deliver = holdAnswers();
  const loadingMore = statement.list.loadMore();
  await new Promise<void>((resolve) => setImmediate(resolve));
  holdAnswers()();
  await statement.list.load();
  deliver();
  await loadingMore;
  const balances = statement.list.items.map(({ balance }) => balance.value);
  expect(balances).toEqual(Array.from({ length: 20 }, (_, at) => (34 - at) * 100));
});

test('what moved no coins is listed at once too: an album by voucher and a subscription', async () => {
  const { statement, world, context } = await setUp(1);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await anAlbumOfPerformer.setUp({ id: 91_001, actorId: 9101, price: 900 }, world);
  await theVoucher.setUp({ id: 500, guestId: 7, type: 4, amount: 1 }, world);
  await statement.list.load();
  const before = statement.list.items.length;
  await new Gallery(91_001, context).buy(500);
  await vi.waitFor(() => expect(statement.list.items[0]?.kind).toBe('album'));
  await guestStartsSubscription.setUp({ guestId: 7, product: 'tv' }, world);
  await vi.waitFor(() => expect(statement.list.items.length).toBeGreaterThan(before + 1));
});

test('entries of another filter are gone at once, also if the new ones do not load', async () => {
  const { statement, failRequests } = await setUp(12);
  await statement.list.load();
  failRequests(/getMovements/);
  const loading = statement.show({ filter: 'spent' });
  expect([statement.list.items, statement.list.state, statement.list.hasMore]).toEqual([[], 'loading', false]);
  await loading;
  expect([statement.list.items, statement.list.state]).toEqual([[], 'failed']);
  failRequests(null);
  await statement.show({ filter: 'everything' });
  expect(statement.list.items).toHaveLength(10);
});

test('a receipt that fails leaves no earlier one, and one that was closed while it loads stays closed', async () => {
  const { statement, world, failRequests, holdAnswers } = await setUp(0);
  for (const paymentId of ['p-1', 'p-2']) await guestPaid.setUp({ guestId: 7, paymentId, cents: 2500 }, world);
  await statement.list.load();
  const [second, first] = statement.list.items.map(({ receiptId }) => receiptId ?? '');
  await statement.readReceipt(first ?? '');
  expect(statement.receipt.value?.paid.value).toBe(2500);
  failRequests(/getReceipt/);
  const failing = statement.readReceipt(second ?? '');
  expect([statement.receipt.value, statement.receipt.state]).toEqual([null, 'loading']);
  await failing;
  expect([statement.receipt.value, statement.receipt.state, statement.receiptId]).toEqual([null, 'failed', second]);
  failRequests(null);
  const deliver = holdAnswers();
  const reading = statement.readReceipt(second ?? '');
  await new Promise<void>((resolve) => setImmediate(resolve));
  statement.closeReceipt();
  deliver();
  await reading;
  expect([statement.receipt.value, statement.receipt.state]).toEqual([null, 'idle']);
});
