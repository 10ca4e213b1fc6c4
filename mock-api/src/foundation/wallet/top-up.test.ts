import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { inWorld } from '../../world/world.ts';
import type { Delivery } from '../../world/bus.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { isPayable, topUp } from './top-up.ts';

const setUp = async () => {
  const made = aWorld();
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'a' }, made.world);
  const heard: Delivery[] = [];
  made.world.bus.subscribe((delivery) => heard.push(delivery));
  const pay = (cents: number, key = 'k-1') =>
    inWorld(made.world, true, (world) => topUp({ guestId: 7, key, cents, method: 'card' }, 'en', world));
  return { ...made, heard, pay };
};

// @spec rule:coins-round-up, constant:money.coinsPerEuro, constant:money.coinRounding
test.each([
  [1000, 4000],
  [1001, 4100],
  [1010, 4100],
  [1025, 4100],
  [1026, 4200],
  [50_000, 200_000],
])('%i cents are %i hundredths of a coin', async (cents, coins) => {
  const { pay } = await setUp();
  expect(await pay(cents)).toEqual({ coins, balance: coins });
});

test('a repeat of the key books nothing and tells nobody again', async () => {
  const { pay, heard, run } = await setUp();
  const first = await pay(2500);
  expect(await pay(2500)).toEqual(first);
  expect(heard).toHaveLength(1);
  expect(await run('select sum(amount) as total from ledger_entry')).toEqual([{ total: 0 }]);
  expect(await run(`select sum(amount) as total from ledger_entry where account = 'guest:7'`)).toEqual([
    { total: 10_000 },
  ]);
  expect(await run('select cents from payment')).toEqual([{ cents: 2500 }]);
});

test('the same key with another sum is refused', async () => {
  const { pay } = await setUp();
  await pay(2500);
  await expect(pay(5000)).rejects.toMatchObject({ code: 'keyReused' });
});

test('the page of another guest, sent again after a log-in, is refused', async () => {
  const { pay, world, run } = await setUp();
  await pay(2500);
  await guestIsLoggedIn.setUp({ guestId: 8, token: 'b' }, world);
  const other = inWorld(world, true, (change) =>
    topUp({ guestId: 8, key: 'k-1', cents: 2500, method: 'card' }, 'en', change),
  );
  await expect(other).rejects.toMatchObject({ code: 'keyReused' });
  expect(await run('select guest_id from payment')).toEqual([{ guest_id: 7 }]);
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
])('%d cents can be paid: %s', (cents, can) => {
  expect(isPayable(cents)).toBe(can);
});
