import { testStores, guestGetsVoucher, guestHasVoucher, guestIsLoggedIn } from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { Vouchers } from './Vouchers.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  await guestHasVoucher.setUp({ guestId: 7, type: 5, amount: 3 }, stores.world);
  await guestHasVoucher.setUp({ guestId: 7, type: 5, amount: 2, actorId: 101 }, stores.world);
  await guestHasVoucher.setUp({ guestId: 7, type: 1, amount: 1 }, stores.world);
  const vouchers = new Vouchers(stores.context);
  vouchers.listen(stores.pushSource);
  return { ...stores, vouchers };
};

// @spec query:guest.vouchers
test.each([
  ['of a type, without a performer', 5, null, 5],
  ['of a type for the performer of some of them', 5, 101, 5],
  ['of a type for another performer', 5, 102, 3],
  ['of a type without vouchers', 4, null, 0],
])('counts the vouchers %s', async (_, type, actorId, amount) => {
  const { vouchers, unexpectedErrors } = await setUp();
  expect(vouchers.amountOf(type, actorId)).toBe(0);
  await vouchers.load();
  expect(vouchers.amountOf(type, actorId)).toBe(amount);
  expect(unexpectedErrors).toEqual([]);
});

// @spec socket:guestVouchers
test('a push replaces the amounts', async () => {
  const { vouchers, world } = await setUp();
  await vouchers.load();
  await guestGetsVoucher.setUp({ guestId: 7, type: 4, amount: 6 }, world);
  expect([vouchers.amountOf(4), vouchers.amountOf(5, 102)]).toEqual([6, 3]);
});

test('a failed read keeps the values', async () => {
  const { vouchers, failRequests } = await setUp();
  await vouchers.load();
  failRequests(/getGuestVouchers/);
  await vouchers.load();
  expect([vouchers.list.state, vouchers.amountOf(1)]).toEqual(['failed', 1]);
});

test('an answer that was computed before a push does not replace the pushed amounts', async () => {
  const { vouchers, world, holdAnswers } = await setUp();
  const deliver = holdAnswers();
  const loading = vouchers.load();
  await new Promise<void>((resolve) => setImmediate(resolve));
  await guestGetsVoucher.setUp({ guestId: 7, type: 4, amount: 6 }, world);
  deliver();
  await loading;
  expect([vouchers.list.state, vouchers.amountOf(4)]).toEqual(['ready', 6]);
});

// @spec component:VoucherCard 17
test('the list that is shown is read again after a push, also while it is being read', async () => {
  const { vouchers, world, holdAnswers } = await setUp();
  await vouchers.load();
  const deliver = holdAnswers();
  await guestGetsVoucher.setUp({ guestId: 7, type: 4, amount: 6 }, world);
  await settled();
  await guestGetsVoucher.setUp({ guestId: 7, type: 10, amount: 2 }, world);
  deliver();
  await vi.waitFor(() => expect(vouchers.list.value?.map(({ type }) => type)).toEqual([5, 5, 1, 4, 10]));
  expect([vouchers.list.state, vouchers.amountOf(10)]).toEqual(['ready', 2]);
});

test('credits are added once however often the guest presses, and the list is read again', async () => {
  const { vouchers, world, run } = await setUp();
  await guestGetsVoucher.setUp({ guestId: 7, type: 3, amount: 20 }, world);
  await vouchers.load();
  const id = vouchers.list.value?.find(({ type }) => type === 3)?.id ?? 0;
  await Promise.all([vouchers.addCredits(id), vouchers.addCredits(id)]);
  expect(await run(`select sum(amount) as coins from "ledgerEntry" where account = 'guest:7'`)).toEqual([
    { coins: 2000 },
  ]);
  expect(vouchers.amountOf(3)).toBe(0);
});
