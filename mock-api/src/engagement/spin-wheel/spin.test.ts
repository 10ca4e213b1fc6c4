import { boughtGifts } from '@lounge/protocol/content/gifts';
import { getSpinWheel, spinTheWheel } from '@lounge/protocol/engagement/spin-wheel';
import { getGuestVouchers } from '@lounge/protocol/foundation/vouchers';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { balanceOf } from '../../foundation/wallet/index.ts';
import { keyWasUsed } from '../../foundation/wallet/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { seededRandom } from '../../world/world-over.ts';
import { drawn, segmentsOf } from './prizes.ts';
import { guestHasSpins, wheelIs } from './states.ts';

const dayMs = 86_400_000;

const setUp = async (stopsAt: string | null = null) => {
  const made = aWorld();
  const { world } = made;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't', loyaltyPoints: 600 }, world);
  if (stopsAt !== null) await wheelIs.setUp({ isActive: true, stopsAt }, world);
  const told: unknown[] = [];
  world.bus.subscribe(({ to, message: { type, ...payload } }) => void told.push([to, type, payload]));
  const { outcome, answer } = testClient(world);
  const spin = (key: string | null, type?: 'coinRush') => outcome(spinTheWheel, { type }, { guestId: 7, key });
  const won = (key: string) => answer(spinTheWheel, {}, { guestId: 7, key });
  const info = (guestId: number | null = 7) => answer(getSpinWheel, {}, { guestId });
  const vouchers = async () =>
    (await answer(getGuestVouchers, {}, { guestId: 7 })).map(({ type, amount, subject }) => [type, amount, subject]);
  const gifts = async () => (await answer(boughtGifts, {}, { guestId: 7 })).gifts.map(({ quantity }) => quantity);
  const balance = (account: 'guest:7' | 'house:promotion') => balanceOf(world.database.reader, account);
  return { ...made, outcome, spin, won, info, vouchers, gifts, balance, told };
};

// @spec query:spin-wheel.spin, socket:guestBalance, socket:guestVouchers, socket:loyaltyPointsChanged
test('coins that were won come out of what the house gives away, and the guest is told', async () => {
  const { won, balance, told, info } = await setUp('coins-40');
  const at = '2026-11-20T19:00:00.000Z';
  const coins = { value: 4000, currency: 'VXC' };
  const none = { bonuscode: null, freeSpins: null, messengerGift: null, voucher: null };
  const win = { id: 1, at, segment: 'coins-40', type: 'coins', coins, ...none };
  expect(await won('k-1')).toEqual({ win, spins: 0, points: 620, nextFreeSpinAt: '2026-11-20T23:00:00.000Z' });
  expect([await balance('guest:7'), await balance('house:promotion')]).toEqual([4000, -4000]);
  const to = { guestId: 7 };
  const guestBalance = { guestBalance: coins, guestBalanceFormatted: '40', guestIsPayingCustomer: true };
  expect(told).toEqual([
    [to, 'guestBalance', guestBalance],
    [to, 'guestVouchers', { guestVouchers: [] }],
    [to, 'loyaltyPointsChanged', { loyaltyPoints: 620 }],
  ]);
  expect(await info()).toMatchObject({ spins: 0, points: 620, lastSpinDate: at, history: [win] });
});

// @spec entity:enum.spinPrizeKind, entity:enum.voucherType, feature:reward.spin-wheel 5
test.each([
  ['album vouchers', 'album', [[4, 1, null]]],
  ['free messages', 'messages', [[5, 5, null]]],
  ['spins', 'spin-2', [[10, 2, null]]],
  ['a bonus code', 'top-up', [[9, 1, 'TURN10']]],
])('%s that was won is the guest’s', async (_, segment, expected) => {
  const { won, vouchers, balance, told } = await setUp(segment);
  const { spins } = await won('k-1');
  expect(spins).toBe(segment === 'spin-2' ? 2 : 0);
  expect(await vouchers()).toEqual(expected);
  expect(await balance('guest:7')).toBe(0);
  expect(told.map((each) => (each as unknown[])[1])).toEqual(['guestVouchers', 'loyaltyPointsChanged']);
});

test('a gift that was won is owned', async () => {
  const { won, vouchers, gifts, told } = await setUp('orchid');
  await won('k-1');
  expect(await gifts()).toEqual([1]);
  expect(await vouchers()).toEqual([]);
  expect(told.map((each) => (each as unknown[])[1])).toEqual([
    'boughtGiftsUpdate',
    'guestVouchers',
    'loyaltyPointsChanged',
  ]);
});

test('the same key answers the same prize and uses one spin, one after another and at once', async () => {
  const { spin, world, info, balance, told } = await setUp('coins-20');
  await guestHasSpins.setUp({ guestId: 7, spins: 3 }, world);
  const first = await spin('k-1');
  await wheelIs.setUp({ isActive: false }, world);
  expect(await Promise.all(['k-1', 'k-1', 'k-1'].map((key) => spin(key)))).toEqual([first, first, first]);
  expect(await info()).toMatchObject({ spins: 3, points: 620, history: [{ segment: 'coins-20' }] });
  expect(await balance('guest:7')).toBe(2000);
  expect(told).toHaveLength(3);
});

test('the free spin is used first, then those of vouchers, then it is refused without a trace', async () => {
  const { spin, world, info, run } = await setUp('coins-20');
  await guestHasSpins.setUp({ guestId: 7, spins: 1 }, world);
  const left = async () => [(await info()).spins, (await info()).nextFreeSpinAt];
  expect(await left()).toEqual([2, null]);
  await spin('k-1');
  expect(await left()).toEqual([1, '2026-11-20T23:00:00.000Z']);
  await spin('k-2');
  expect(await left()).toEqual([0, '2026-11-20T23:00:00.000Z']);
  expect(await spin('k-3')).toMatchObject({ ok: false, code: 'tooMany' });
  expect(await run('select count(*) as spins from spin')).toEqual([{ spins: 2 }]);
  await guestHasSpins.setUp({ guestId: 7, spins: 1 }, world);
  expect(await spin('k-3')).toMatchObject({ ok: true });
});

test('a free spin comes back with the next day in Berlin', async () => {
  const { won, info, pass } = await setUp();
  await won('k-1');
  pass(4 * 3_600_000 - 1);
  expect((await info()).nextFreeSpinAt).toBe('2026-11-20T23:00:00.000Z');
  pass(1);
  expect((await info()).nextFreeSpinAt).toBeNull();
  pass(dayMs);
  expect((await info()).spins).toBeGreaterThan(0);
});

// @spec rule:spin-active, entity:enum.spinWheelType, feature:reward.spin-wheel 1, component:SpinWheel 10
test('it is refused for the log-in, a missing key, a wheel that sleeps, and a key of something else', async () => {
  const { outcome, spin, world } = await setUp();
  expect(await outcome(spinTheWheel, {}, { key: 'k' })).toMatchObject({ code: 'needLogin' });
  expect(await spin(null)).toMatchObject({ code: 'malformed', field: 'Idempotency-Key' });
  expect(await spin('k-1', 'coinRush')).toMatchObject({ code: 'locked' });
  await wheelIs.setUp({ isActive: false }, world);
  expect(await spin('k-1')).toMatchObject({ code: 'locked' });
  await wheelIs.setUp({ isActive: true }, world);
  await keyWasUsed.setUp({ guestId: 7, key: 'k-2' }, world);
  expect(await spin('k-2')).toMatchObject({ code: 'keyReused', field: 'Idempotency-Key' });
  expect(await spin('k-1')).toMatchObject({ ok: true });
});

test('the coin rush has spins, segments and a history of its own', async () => {
  const { spin, world, info, outcome } = await setUp();
  await wheelIs.setUp({ type: 'coinRush', isActive: true, stopsAt: 'rush-spin' }, world);
  expect(await spin('k-1', 'coinRush')).toMatchObject({ code: 'tooMany' });
  await guestHasSpins.setUp({ guestId: 7, spins: 1, type: 'coinRush' }, world);
  expect(await spin('k-1', 'coinRush')).toMatchObject({ ok: true, answer: { spins: 1, nextFreeSpinAt: null } });
  expect(await info()).toMatchObject({ spins: 1, history: [] });
  const rush = await outcome(getSpinWheel, { type: 'coinRush' }, { guestId: 7 });
  expect(rush).toMatchObject({ answer: { type: 'coinRush', spins: 1, monthlyRewards: [] } });
  expect(rush).toMatchObject({ answer: { history: [{ segment: 'rush-spin' }] } });
});

// @spec query:spin-wheel.info, entity:spinWheel
test('an anonymous visitor may look at the wheel and has nothing', async () => {
  const { info } = await setUp();
  const { segments, monthlyRewards, ...rest } = await info(null);
  expect(rest).toEqual({
    type: 'monthly',
    spinwheelActive: true,
    lastSpinDate: null,
    points: 0,
    spins: 0,
    nextFreeSpinAt: null,
    monthEndsAt: '2026-11-30T22:59:59.000Z',
    history: [],
  });
  expect(segments).toHaveLength(12);
  expect(monthlyRewards.some(({ isRedeemable, isRedeemed }) => isRedeemable || isRedeemed)).toBe(false);
});

test.each(['monthly', 'coinRush'] as const)(
  '10,000 draws of the wheel %s come as often as their weights say',
  (wheel) => {
    const random = seededRandom(20_261_120);
    const times = new Map<string, number>();
    for (let at = 0; at < 10_000; at += 1) {
      const { id } = drawn(segmentsOf[wheel], random);
      times.set(id, (times.get(id) ?? 0) + 1);
    }
    const total = segmentsOf[wheel].reduce((sum, { weight }) => sum + weight, 0);
    for (const { id, weight } of segmentsOf[wheel]) {
      const share = weight / total;
      const deviation = Math.sqrt(10_000 * share * (1 - share));
      expect(Math.abs((times.get(id) ?? 0) - 10_000 * share), id).toBeLessThan(4 * deviation);
    }
  },
);

test('the ends of chance lie in the first and the last segment', () => {
  expect(drawn(segmentsOf.monthly, () => 0).id).toBe('orchid');
  expect(drawn(segmentsOf.monthly, () => 1 - Number.EPSILON).id).toBe('top-up');
});

test('after a thousand spins the ledger sums to zero and nothing is lost', async () => {
  const { won, world, run, balance, vouchers, gifts } = await setUp();
  await guestHasSpins.setUp({ guestId: 7, spins: 999 }, world);
  let [coins, others] = [0, 0];
  for (let at = 0; at < 1000; at += 1) {
    const { win } = await won(`k-${at}`);
    coins += win.coins?.value ?? 0;
    others += win.messengerGift?.amount ?? win.voucher?.amount ?? win.freeSpins ?? (win.bonuscode === null ? 0 : 1);
  }
  expect(coins).toBeGreaterThan(0);
  expect([await balance('guest:7'), await balance('house:promotion')]).toEqual([coins, -coins]);
  expect(await run('select sum(amount) as sum from ledger_entry')).toEqual([{ sum: 0 }]);
  const kept = [...(await vouchers()).map(([, amount]) => Number(amount)), ...(await gifts())];
  expect(kept.reduce((sum, amount) => sum + amount, 0)).toBe(others);
});
