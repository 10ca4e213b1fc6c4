import { redeemBonus } from '@lounge/protocol/foundation/vouchers';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { balanceOf } from '../wallet/ledger.ts';
import { topUp } from '../wallet/top-up.ts';
import { bonusOf } from '../wallet/top-up-bonus.ts';
import { aBonusCode } from './states.ts';
import { breakTable } from '../../testing/break-table.ts';

const setUp = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  const { answer } = testClient(world);
  const redeem = (code: string) => answer(redeemBonus, { code }, { guestId: 7, key: `k-${code}` });
  const pay = (cents: number, key = `pay-${cents}`) =>
    runInWorld(world, true, (inside) => topUp({ guestId: 7, key, cents, method: 'card' }, 'en', inside));
  const owned = () =>
    Promise.all((['guest:7', 'house:promotion'] as const).map((each) => balanceOf(world.database.reader, each)));
  return { ...testWorld, redeem, pay, owned };
};

const tiers = [
  { from: 5000, amount: 15 },
  { from: 1000, amount: 10 },
];

// @spec entity:bonusCodeBenefit, feature:pay.bonus-code-check 4
test.each([
  ['flat', { flat: 500 }, 999, 500],
  ['10 %', { percentage: 10 }, 2500, 1000],
  ['10 % of a small sum, parts of a hundredth dropped', { percentage: 3 }, 501, 63],
  ['tiers below the first', { tiers }, 999, null],
  ['tiers at the first', { tiers }, 1000, 400],
  ['tiers below the second', { tiers }, 4999, 2000],
  ['tiers at the second', { tiers }, 5000, 3000],
])('a bonus of %s adds its coins', (_, bonus, cents, coins) => {
  expect(bonusOf(bonus, cents)).toBe(coins);
});

test('a bonus waits for the next top-up and is added once, from the promotion account', async () => {
  const { world, redeem, pay, owned, run } = await setUp();
  await aBonusCode.setUp({ code: 'PLUS', percentage: 10 }, world);
  expect(await redeem('plus')).toMatchObject({
    data: { success: true, bonus: { coins: { value: 0 }, containsTopUpBenefit: true } },
  });
  expect(await owned()).toEqual([0, 0]);
  await pay(2500, 'a');
  await pay(2500, 'a');
  expect(await owned()).toEqual([11_000, -1000]);
  await pay(2500, 'b');
  expect(await owned()).toEqual([21_000, -1000]);
  const bookings = await run<{ reference: string }>(`select reference from transfer where kind = 'bonus' order by id`);
  expect(bookings.map(({ reference }) => JSON.parse(reference))).toEqual([
    { code: 'PLUS', benefits: ['bonusCoins'] },
    { code: 'PLUS', paymentId: 'a', cents: 2500 },
  ]);
});

test('staggered tiers wait until a top-up reaches one', async () => {
  const { redeem, pay, owned } = await setUp();
  await redeem('PLUS 10');
  await pay(500);
  expect(await owned()).toEqual([2000, 0]);
  await pay(5000);
  expect(await owned()).toEqual([2000 + 20_000 + 3000, -3000]);
});

test('a bonus that is over adds nothing', async () => {
  const { redeem, pay, owned, pass } = await setUp();
  await redeem('PLUS 10');
  pass(31 * 86_400_000);
  await pay(1000);
  expect(await owned()).toEqual([4000, 0]);
});

test('a top-up that crashes keeps the bonus waiting', async () => {
  const { redeem, pay, owned, world } = await setUp();
  await redeem('PLUS 10');
  const mend = await breakTable(world, { table: 'topUpBonus', on: 'update' });
  await expect(pay(1000)).rejects.toThrow('crash');
  expect(await owned()).toEqual([0, 0]);
  await mend();
  await pay(1000);
  expect(await owned()).toEqual([4400, -400]);
});
