import { guestInitData } from '@lounge/protocol/foundation/guest';
import { getGuestBalance, getMovements, vxpayOnsuccess } from '@lounge/protocol/foundation/wallet';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { balanceChanges, guestOwnsCoins, guestPaid } from './states.ts';

const setUp = async (...amounts: readonly number[]) => {
  const testWorld = aWorld();
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, testWorld.world);
  for (const amount of amounts) await guestOwnsCoins.setUp({ guestId: 7, amount }, testWorld.world);
  return { ...testWorld, ...testClient(testWorld.world) };
};

const robin = { guestId: 7 };

test.each([
  [getGuestBalance, {}, {}, 'needLogin', null],
  [getMovements, {}, {}, 'needLogin', null],
  [vxpayOnsuccess, { paymentId: 'p-1' }, {}, 'needLogin', null],
  [vxpayOnsuccess, { paymentId: 'p-1' }, robin, 'unknown', 'paymentId'],
  [getGuestBalance, { extra: 1 }, robin, 'malformed', 'extra'],
  [getMovements, { first: 501 }, robin, 'malformed', 'first'],
  [getMovements, { offset: -1 }, robin, 'malformed', 'offset'],
])('rejects %o with %j for %j', async (call, input, who, code, field) => {
  expect(await (await setUp()).outcome(call, input, who)).toMatchObject({ ok: false, code, field });
});

// @spec rest:guest.balance.get
test.each([
  [[], 'en', 0, '0'],
  [[2500], 'en', 2500, '25'],
  [[2500, 123_450], 'de', 123_450, '1.234,5'],
  [[2500, 0], 'en', 0, '0'],
] as const)('after %j a guest in %s owns %i', async (amounts, language, value, text) => {
  const { answer } = await setUp(...amounts);
  const expected = { balance: { value, currency: 'VXC' }, balanceFormatted: text, isPayingCustomer: true };
  expect(await answer(getGuestBalance, {}, { ...robin, language })).toEqual(expected);
  expect(await answer(guestInitData, {}, { ...robin, language })).toMatchObject(expected);
});

test('a balance includes only entries of its guest', async () => {
  const { answer, world } = await setUp(2500);
  await guestOwnsCoins.setUp({ guestId: 8, amount: 100 }, world);
  expect((await answer(getGuestBalance, {}, robin)).balance.value).toBe(2500);
  expect((await answer(getMovements, {}, { guestId: 8 })).total).toBe(1);
});

test('returns a page of ledger entries, newest first, with the total', async () => {
  const { answer } = await setUp(2500, 2400, 3000);
  const all = await answer(getMovements, {}, robin);
  expect(all.items.map(({ kind, amount, amountFormatted }) => [kind, amount.value, amountFormatted])).toEqual([
    ['topUp', 600, '6'],
    ['correction', -100, '-1'],
    ['topUp', 2500, '25'],
  ]);
  expect(await answer(getMovements, { first: 1, offset: 1 }, robin)).toEqual({
    items: all.items.slice(1, 2),
    total: 3,
  });
});

// @spec rest:vxpay.onsuccess
test('confirms a payment with its coins and the balance of today, to its guest only', async () => {
  const { answer, outcome, world } = await setUp(500);
  await guestPaid.setUp({ guestId: 7, paymentId: 'p-1', cents: 1000 }, world);
  expect(await answer(vxpayOnsuccess, { paymentId: 'p-1' }, { ...robin, language: 'de' })).toEqual({
    success: true,
    coins: { value: 4000, currency: 'VXC' },
    guestBalance: { value: 4500, currency: 'VXC' },
    guestBalanceFormatted: '45',
  });
  await guestIsLoggedIn.setUp({ guestId: 8, token: 'u' }, world);
  expect(await outcome(vxpayOnsuccess, { paymentId: 'p-1' }, { guestId: 8 })).toMatchObject({
    code: 'unknown',
    field: 'paymentId',
  });
});

test('a guest is a paying customer from the first payment on', async () => {
  const { answer, world, run } = await setUp();
  await run('update guest set "isPaying" = 0 where id = 7');
  expect(await answer(getGuestBalance, {}, robin)).toMatchObject({ isPayingCustomer: false });
  await guestPaid.setUp({ guestId: 7, paymentId: 'p-1', cents: 1000 }, world);
  expect(await answer(getGuestBalance, {}, robin)).toMatchObject({ isPayingCustomer: true });
});

// @spec socket:guestBalance
test('publishes a changed balance to its guest only', async () => {
  const { world } = await setUp();
  const published: unknown[] = [];
  world.bus.subscribe((delivery) => void published.push(delivery));
  await balanceChanges.setUp({ guestId: 7, amount: 1250 }, world);
  const payload = { guestBalance: { value: 1250, currency: 'VXC' }, guestBalanceFormatted: '12.5' };
  const message = { type: 'guestBalance', ...payload, guestIsPayingCustomer: true };
  expect(published).toMatchObject([{ to: { guestId: 7 }, message }]);
});
