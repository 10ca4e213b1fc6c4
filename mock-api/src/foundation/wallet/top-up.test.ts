import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { runInWorld } from '../../world/world.ts';
import type { Delivery } from '../../world/bus.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { topUp } from './top-up.ts';
import { isPayable, packagesOffered } from './packages.ts';

const setUp = async () => {
  const testWorld = aWorld();
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'a' }, testWorld.world);
  const published: Delivery[] = [];
  testWorld.world.bus.subscribe((delivery) => published.push(delivery));
  const pay = (cents: number, key = 'k-1') =>
    runInWorld(testWorld.world, true, (world) =>
      topUp({ guestId: 7, key, cents, method: 'card' as const }, 'en', world),
    );
  return { ...testWorld, published, pay };
};

// @spec rule:coins-round-up, constant:money.coinsPerEuro, constant:money.coinRounding
test.each([
  [1000, 4000],
  [1001, 4100],
  [1010, 4100],
  [1025, 4100],
  [1026, 4200],
  [50_000, 200_000],
])('%i cents buy %i hundredths of a coin', async (cents, coins) => {
  const { pay } = await setUp();
  expect(await pay(cents)).toEqual({ coins, balance: coins });
});

test('a repeat of the key books and publishes nothing', async () => {
  const { pay, published, run } = await setUp();
  const first = await pay(2500);
  expect(await pay(2500)).toEqual(first);
  expect(published).toHaveLength(1);
  expect(await run('select sum(amount) as total from "ledgerEntry"')).toEqual([{ total: 0 }]);
  expect(await run(`select sum(amount) as total from "ledgerEntry" where account = 'guest:7'`)).toEqual([
    { total: 10_000 },
  ]);
  expect(await run('select cents from payment')).toEqual([{ cents: 2500 }]);
});

test('a payment is booked from the account of bought coins, with what it was for', async () => {
  const { pay, run } = await setUp();
  await pay(2500);
  expect(await run('select account, amount from "ledgerEntry" order by id')).toEqual([
    { account: 'guest:7', amount: 10_000 },
    { account: 'top-up', amount: -10_000 },
  ]);
  const [transfer] = await run<{ kind: string; reference: string }>('select kind, reference from transfer');
  expect(transfer?.kind).toBe('topUp');
  expect(JSON.parse(transfer?.reference ?? '')).toEqual({
    paymentId: 'k-1',
    cents: 2500,
    method: 'card',
    label: null,
    coins: { value: 10_000, currency: 'VXC' },
    text: '100',
  });
});

test('offers sums that can be paid', () => {
  expect(packagesOffered.length).toBeGreaterThan(1);
  expect(packagesOffered.filter((cents) => !isPayable(cents))).toEqual([]);
});

test('rejects the same key with another sum', async () => {
  const { pay } = await setUp();
  await pay(2500);
  await expect(pay(5000)).rejects.toMatchObject({ code: 'keyReused' });
});

test('rejects a payment page of another guest that is submitted again after a log-in', async () => {
  const { pay, world, run } = await setUp();
  await pay(2500);
  await guestIsLoggedIn.setUp({ guestId: 8, token: 'b' }, world);
  const other = runInWorld(world, true, (change) =>
    topUp({ guestId: 8, key: 'k-1', cents: 2500, method: 'card' as const }, 'en', change),
  );
  await expect(other).rejects.toMatchObject({ code: 'keyReused' });
  expect(await run('select "guestId" from payment')).toEqual([{ guestId: 7 }]);
});

test.each([
  [500, true],
  [50_000, true],
  [499, false],
  [50_001, false],
  [0, false],
  [-1000, false],
  [1000.5, false],
  [Number.NaN, false],
])('%d cents are payable: %s', (cents, expected) => {
  expect(isPayable(cents)).toBe(expected);
});
