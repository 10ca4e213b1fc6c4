import { getPageLoadIncentives } from '@lounge/protocol/foundation/conversion';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import {
  autoRechargeTeaserState,
  getPaymentSettings,
  oneClickAvailabilityCheck,
  removePaymentMethod,
  setAutoRecharge,
  setRefillWindowHidden,
  setSpendingLimit,
  takeBreak,
} from '@lounge/protocol/foundation/wallet';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { anonymousCaller, testClient } from '../../testing/test-client.ts';
import { pushesTo } from '../../testing/pushes-to.ts';
import { runInWorld } from '../../world/world.ts';
import { guestIsLocked } from '../../content/messenger/states.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { buyOnce } from './buy-once.ts';
import {
  guestOwnsCoins,
  guestPaid,
  guestSavedMethod,
  guestTakesBreak,
  paymentIsForced,
  spendingIsLimited,
} from './states.ts';

const robin = { guestId: 7 };
const euros = (value: number) => ({ value, currency: 'EUR' as const });
const coins = (value: number) => ({ value, currency: 'VXC' as const });

const setUp = async (kind: 'card' | 'wallet' | null = 'card') => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t${guestId}` }, world);
  if (kind !== null) await guestSavedMethod.setUp({ guestId: 7, kind }, world);
  const client = testClient(world);
  const { methods } = await client.answer(getPaymentSettings, {}, robin);
  const methodId = methods[0]?.id ?? null;
  const recharge = (over: object = {}) =>
    client.answer(
      setAutoRecharge,
      { isOn: true, threshold: coins(2000), amount: euros(1000), methodId, ...over },
      robin,
    );
  let bought = 0;
  const spend = (price: number, key: string = `spend-${(bought += 1)}`) =>
    runInWorld(world, true, (open) =>
      buyOnce(
        {
          call: { id: 'test' },
          input: { price },
          offer: {
            kind: 'album',
            load: async () => ({
              kind: 'album',
              id: 100_000 + price,
              actorId: 1,
              price,
              ageRating: 16,
              isVip: false,
              isBought: false,
            }),
          },
        },
        { ...anonymousCaller, ...robin, key },
        open,
      ),
    );
  const payments = () =>
    testWorld.run<{ purpose: string; cents: number }>('select purpose, cents from payment order by at');
  return { ...testWorld, ...client, methodId, recharge, spend, payments };
};

test.each([
  [setSpendingLimit, { limit: { value: 100, currency: 'VXC' } }, 'malformed', 'limit'],
  [setSpendingLimit, { limit: euros(-1) }, 'malformed', 'limit'],
  [setSpendingLimit, { limit: euros(0.1 + 0.2) }, 'malformed', 'limit.value'],
  [setSpendingLimit, { limit: { value: 1, currency: 'USD' } }, 'malformed', 'limit.currency'],
  [setSpendingLimit, { limit: euros(1_000_001) }, 'malformed', 'limit'],
  [takeBreak, { length: 'hour' }, 'malformed', 'length'],
  [setAutoRecharge, { isOn: true, threshold: coins(2000), amount: euros(1001), methodId: 1 }, 'malformed', 'amount'],
  [setAutoRecharge, { isOn: true, threshold: coins(4000), amount: euros(1000), methodId: 1 }, 'malformed', 'threshold'],
  [
    setAutoRecharge,
    { isOn: true, threshold: coins(2000), amount: euros(1000), methodId: null },
    'noMethod',
    'methodId',
  ],
  [setAutoRecharge, { isOn: true, threshold: coins(2000), amount: euros(1000), methodId: 99 }, 'noMethod', 'methodId'],
  [removePaymentMethod, { methodId: 99 }, 'unknown', 'methodId'],
  [setRefillWindowHidden, { incentiveType: 'refill', interval: 30 * 86_400 + 1 }, 'malformed', 'interval'],
  [autoRechargeTeaserState, { mode: 'sideways' }, 'malformed', 'mode'],
  [autoRechargeTeaserState, {}, 'malformed', 'mode'],
])('rejects %o with %j', async (call, input, code, field) => {
  const { outcome } = await setUp();
  expect(await outcome(call, input, robin)).toMatchObject({ code, field });
});

// @spec rule:auto-recharge-teaser
test.each([
  [getPaymentSettings, {}],
  [autoRechargeTeaserState, { mode: 'open' }],
  [setRefillWindowHidden, { incentiveType: 'refill', interval: 60 }],
])('%o needs a log-in', async (call, input) => {
  expect(await (await setUp()).outcome(call, input)).toMatchObject({ code: 'needLogin' });
});

// @spec rest:guest.auto-recharge-teaser-state, rule:auto-recharge-teaser
test('the teaser’s state is stored with its mode, for its guest', async () => {
  const { answer } = await setUp();
  expect(await answer(autoRechargeTeaserState, { mode: 'closed' }, robin)).toEqual({ success: true });
  expect((await answer(guestInitData, {}, robin)).autoRechargeConfig?.teaser).toBe('closed');
  expect((await answer(guestInitData, {}, { guestId: 8 })).autoRechargeConfig?.teaser).toBeNull();
});

// @spec rest:conversion.refill-window-hidden.set, state:refill-window-hidden 1
test('a hidden window takes the offers of its type away until the interval is over', async () => {
  const { answer, run, pass } = await setUp();
  await run('delete from incentive');
  await run(`insert into incentive (region, type, event, priority) values ('side', 'topUp', 'pageLoad', 5)`);
  await run(`insert into incentive (region, type, event, priority) values ('content', 'vip', 'pageLoad', 9)`);
  const offers = async (who: object) => {
    const { data } = await answer(getPageLoadIncentives, { routeName: 'home', routeArgs: '{}' }, who);
    return data.incentives.map(({ type }) => type);
  };
  expect(await offers(robin)).toEqual(['vip', 'topUp']);
  const hidden = await answer(setRefillWindowHidden, { incentiveType: 'topUp', interval: 3600 }, robin);
  expect(hidden).toEqual({ data: { success: true } });
  expect([await offers(robin), await offers({ guestId: 8 })]).toEqual([['vip'], ['vip', 'topUp']]);
  pass(3_600_000);
  expect(await offers(robin)).toEqual(['vip', 'topUp']);
});

test('the limit and the break are read with what was paid', async () => {
  const { answer, world } = await setUp();
  await guestPaid.setUp({ guestId: 7, paymentId: 'p-1', cents: 2500 }, world);
  await answer(setSpendingLimit, { limit: euros(5000) }, robin);
  const { spending } = await answer(setSpendingLimit, { limit: euros(9000) }, robin);
  expect(spending).toEqual({
    limit: euros(5000),
    pending: { limit: euros(9000), at: '2026-11-21T19:00:00.000Z' },
    used: euros(2500),
    pausedUntil: null,
  });
  const paused = await answer(takeBreak, { length: 'week' }, robin);
  expect([paused.spending.pausedUntil, paused.oneClickConfig.reason]).toEqual(['2026-11-27T19:00:00.000Z', 'paused']);
});

test('a second press on a break moves nothing; a longer break does', async () => {
  const { answer, pass } = await setUp();
  const until = async (length: 'day' | 'week') => (await answer(takeBreak, { length }, robin)).spending.pausedUntil;
  const first = await until('day');
  pass(400);
  expect(await until('day')).toBe(first);
  expect(await until('week')).toBe('2026-11-27T19:00:00.400Z');
});

// @spec feature:pay.auto-recharge 1
test('it is off until the guest switches it on, and is part of the guest’s data', async () => {
  const { answer, recharge } = await setUp();
  expect(await answer(guestInitData, {}, robin)).toMatchObject({ autoRechargeConfig: { isOn: false, since: null } });
  await recharge({ amount: euros(2500) });
  expect(await answer(guestInitData, {}, robin)).toMatchObject({
    autoRechargeAmount: euros(2500),
    autoRechargeConfig: { isOn: true, threshold: coins(2000), since: '2026-11-20T19:00:00.000Z' },
  });
});

test('a charge that leaves fewer coins recharges once, in the same change, and its answer has the new balance', async () => {
  const { recharge, spend, payments, world } = await setUp();
  await guestOwnsCoins.setUp({ guestId: 7, amount: 2500 }, world);
  await recharge();
  await spend(500, 'k-1');
  expect(await payments()).toEqual([]);
  const pushed = pushesTo(7, world);
  expect(await spend(100, 'k-2')).toMatchObject({ guestBalance: coins(5900) });
  await spend(100, 'k-2');
  expect(await payments()).toEqual([{ purpose: 'recharge', cents: 1000 }]);
  expect(pushed.map(({ type }) => type)).toEqual(['guestBalance']);
});

test('a failed purchase recharges nothing', async () => {
  const { recharge, spend, payments, world } = await setUp();
  await guestOwnsCoins.setUp({ guestId: 7, amount: 100 }, world);
  await recharge();
  await expect(spend(101)).rejects.toMatchObject({ code: 'needPurchase' });
  expect(await payments()).toEqual([]);
});

test.each([
  [
    'a limit',
    (world: Awaited<ReturnType<typeof setUp>>['world']) => spendingIsLimited.setUp({ guestId: 7, cents: 999 }, world),
  ],
  [
    'a break',
    (world: Awaited<ReturnType<typeof setUp>>['world']) => guestTakesBreak.setUp({ guestId: 7, hours: 24 }, world),
  ],
])('%s stops no purchase and no recharge for good, but nothing is paid', async (_, forbid) => {
  const { recharge, spend, payments, world, answer } = await setUp();
  await guestOwnsCoins.setUp({ guestId: 7, amount: 2500 }, world);
  await recharge();
  await forbid(world);
  await spend(1000);
  expect(await payments()).toEqual([]);
  expect((await answer(getPaymentSettings, {}, robin)).autoRechargeConfig.isOn).toBe(true);
});

// @spec feature:pay.auto-recharge 3
test('a declined recharge switches it off and tells the guest’s pages; the purchase stands', async () => {
  const { recharge, spend, payments, world, answer } = await setUp('wallet');
  await guestOwnsCoins.setUp({ guestId: 7, amount: 2500 }, world);
  await recharge();
  const pushed = pushesTo(7, world);
  expect(await spend(1000)).toMatchObject({ guestBalance: coins(1500) });
  expect(await payments()).toEqual([]);
  expect(pushed).toMatchObject([
    { type: 'oneClickResult', autoRechargeConfig: { isOn: false, stoppedAt: '2026-11-20T19:00:00.000Z' } },
    { type: 'guestBalance' },
  ]);
  expect(await answer(guestInitData, {}, robin)).toMatchObject({ autoRechargeConfig: { isOn: false } });
});

test('a removed method stops the recharge that it pays, and one click', async () => {
  const { recharge, answer, methodId } = await setUp();
  await recharge();
  const settings = await answer(removePaymentMethod, { methodId }, robin);
  expect(settings).toMatchObject({
    methods: [],
    autoRechargeConfig: { isOn: false },
    oneClickConfig: { reason: 'noMethod' },
  });
});

// @spec feature:pay.force 1
test('a forced payment is a flag of the guest’s data until the guest pays', async () => {
  const { answer, world } = await setUp();
  await paymentIsForced.setUp({ guestId: 7 }, world);
  const flag = async (guestId: number) => (await answer(guestInitData, {}, { guestId })).isForcePayment;
  expect([await flag(7), await flag(8)]).toEqual([true, false]);
  await guestPaid.setUp({ guestId: 7, paymentId: 'p-1', cents: 1000 }, world);
  expect(await flag(7)).toBe(false);
});

// @spec socket:one-click.availability-check, constant:chat.oneClickPaymentWindow
test('one click names its method, sums, coins and 60 seconds, or why it is not available', async () => {
  const { answer, world } = await setUp();
  expect(await answer(oneClickAvailabilityCheck, {}, robin)).toMatchObject({
    config: { isAvailable: true, reason: null, method: { kind: 'card' }, windowSeconds: 60 },
    amounts: [
      { amount: euros(1000), coins: coins(4000) },
      { amount: euros(2500), coins: coins(10_000) },
      { amount: euros(5000), coins: coins(20_000) },
    ],
    autoRechargeAmount: euros(1000),
    autoRechargeConfig: { isOn: false },
    isPaying: true,
    charge: null,
  });
  expect((await answer(oneClickAvailabilityCheck, {}, { guestId: 8 })).config).toMatchObject({
    isAvailable: false,
    reason: 'noMethod',
    method: null,
  });
  await guestIsLocked.setUp({ guestId: 7 }, world);
  expect((await answer(oneClickAvailabilityCheck, {}, robin)).config).toMatchObject({
    isAvailable: false,
    reason: 'locked',
    method: { kind: 'card' },
  });
  expect((await answer(getPaymentSettings, {}, robin)).oneClickConfig.reason).toBe('locked');
});

test('a locked guest lowers the automatic recharge and switches it off, and no more', async () => {
  const { answer, outcome, recharge, methodId, world } = await setUp();
  await recharge({ amount: euros(2500) });
  await guestSavedMethod.setUp({ guestId: 7, kind: 'bank' }, world);
  const other = (await answer(getPaymentSettings, {}, robin)).methods.find(({ id }) => id !== methodId)?.id ?? null;
  await guestIsLocked.setUp({ guestId: 7 }, world);
  const choice = { isOn: true, threshold: coins(2000), amount: euros(2500), methodId };
  const refused = [{ threshold: coins(2001) }, { amount: euros(5000) }, { methodId: other }];
  for (const each of refused)
    expect(await outcome(setAutoRecharge, { ...choice, ...each }, robin)).toMatchObject({ code: 'locked' });
  expect((await recharge({ threshold: coins(1000) })).autoRechargeConfig).toMatchObject({
    isOn: true,
    threshold: coins(1000),
  });
  expect((await recharge({ isOn: false })).autoRechargeConfig.isOn).toBe(false);
  expect(await outcome(setAutoRecharge, choice, robin)).toMatchObject({ code: 'locked' });
});
