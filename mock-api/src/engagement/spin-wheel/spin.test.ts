import { boughtGifts } from '@lounge/protocol/content/gifts';
import { getSpinWheel, spinTheWheel } from '@lounge/protocol/engagement/spin-wheel';
import { getGuestVouchers } from '@lounge/protocol/foundation/vouchers';
import { expect, test } from 'vitest';
import { guestHasAddress } from '../../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { balanceOf } from '../../foundation/wallet/ledger.ts';
import { keyWasUsed } from '../../foundation/wallet/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import type { Audience } from '../../world/bus.ts';
import { seededRandom } from '../../world/seeded-random.ts';
import { chancesOf, draw } from '../rewards/index.ts';
import { aPlainCampaign } from '../special-events/campaign-states.ts';
import { noEvents } from '../special-events/states.ts';
import { segmentsOf } from './prizes.ts';
import { guestHasSpins, wheelHasSettings } from './states.ts';
import { breakTable } from '../../testing/break-table.ts';

const dayMs = 86_400_000;

const setUp = async (stopsAt: string | null = null) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't', loyaltyPoints: 600 }, world);
  if (stopsAt !== null) await wheelHasSettings.setUp({ isActive: true, stopsAt }, world);
  const published: [Audience, string, object][] = [];
  world.bus.subscribe(({ to, message: { type, ...payload } }) => void published.push([to, type, payload]));
  const { outcome, answer } = testClient(world);
  const spin = (key: string | null, type?: 'coinRush') => outcome(spinTheWheel, { type }, { guestId: 7, key });
  const won = (key: string) => answer(spinTheWheel, {}, { guestId: 7, key });
  const info = (guestId: number | null = 7) => answer(getSpinWheel, {}, { guestId });
  const vouchers = async () =>
    (await answer(getGuestVouchers, {}, { guestId: 7 })).map(({ type, amount, subject }) => [type, amount, subject]);
  const gifts = async () => (await answer(boughtGifts, {}, { guestId: 7 })).gifts.map(({ quantity }) => quantity);
  const balance = (account: 'guest:7' | 'house:promotion') => balanceOf(world.database.reader, account);
  return { ...testWorld, outcome, spin, won, info, vouchers, gifts, balance, published };
};

// @spec query:spin-wheel.spin, socket:guestBalance, socket:guestVouchers, socket:loyaltyPointsChanged
test('a spin transfers won coins from the promotion account and publishes the changes', async () => {
  const { won, balance, published, info } = await setUp('coins-40');
  const at = '2026-11-20T19:00:00.000Z';
  const coins = { value: 4000, currency: 'VXC' };
  const none = { bonuscode: null, freeSpins: null, messengerGift: null, voucher: null };
  const win = { id: 1, at, segment: 'coins-40', type: 'coins', coins, ...none };
  expect(await won('k-1')).toEqual({ win, spins: 0, points: 620, nextFreeSpinAt: '2026-11-20T23:00:00.000Z' });
  expect([await balance('guest:7'), await balance('house:promotion')]).toEqual([4000, -4000]);
  const to = { guestId: 7 };
  const guestBalance = { guestBalance: coins, guestBalanceFormatted: '40', guestIsPayingCustomer: true };
  expect(published).toEqual([
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
])('a spin gives the guest %s', async (_, segment, expected) => {
  const { won, vouchers, balance, published } = await setUp(segment);
  const { spins } = await won('k-1');
  expect(spins).toBe(segment === 'spin-2' ? 2 : 0);
  expect(await vouchers()).toEqual(expected);
  expect(await balance('guest:7')).toBe(0);
  expect(published.map(([, type]) => type)).toEqual(['guestVouchers', 'loyaltyPointsChanged']);
});

test('a spin gives the guest a gift', async () => {
  const { won, vouchers, gifts, published } = await setUp('orchid');
  await won('k-1');
  expect(await gifts()).toEqual([1]);
  expect(await vouchers()).toEqual([]);
  expect(published.map(([, type]) => type)).toEqual(['boughtGiftsUpdate', 'guestVouchers', 'loyaltyPointsChanged']);
});

test('a repeat of the key returns the same prize and uses one spin, also simultaneously', async () => {
  const { spin, world, info, balance, published } = await setUp('coins-20');
  await guestHasSpins.setUp({ guestId: 7, spins: 3 }, world);
  const first = await spin('k-1');
  await wheelHasSettings.setUp({ isActive: false }, world);
  expect(await Promise.all(['k-1', 'k-1', 'k-1'].map((key) => spin(key)))).toEqual([first, first, first]);
  expect(await info()).toMatchObject({ spins: 3, points: 620, history: [{ segment: 'coins-20' }] });
  expect(await balance('guest:7')).toBe(2000);
  expect(published).toHaveLength(3);
});

test('spinning uses the free spin first, then those of vouchers, then is rejected and changes nothing', async () => {
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

test('a spin that is not inserted fails and changes nothing', async () => {
  const { won, world, info, balance } = await setUp('coins-40');
  await breakTable(world, { table: 'spin', isSilent: true });
  await expect(won('k-1')).rejects.toThrow('spinTheWheel failed');
  expect(await info()).toMatchObject({ spins: 1, points: 600, history: [] });
  expect(await balance('guest:7')).toBe(0);
});

test('a guest has no free spin before the address is verified, but those of vouchers', async () => {
  const { spin, world, info, won } = await setUp('coins-20');
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com' }, world);
  expect(await info()).toMatchObject({ spins: 0, nextFreeSpinAt: null });
  expect(await spin('k-1')).toMatchObject({ ok: false, code: 'tooMany' });
  await guestHasSpins.setUp({ guestId: 7, spins: 1 }, world);
  await won('k-2');
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com', isVerified: true }, world);
  expect((await info()).spins).toBe(1);
});

test('a guest has a free spin each day in Berlin', async () => {
  const { won, info, pass } = await setUp();
  await won('k-1');
  pass(4 * 3_600_000 - 1);
  expect((await info()).nextFreeSpinAt).toBe('2026-11-20T23:00:00.000Z');
  pass(1);
  expect((await info()).nextFreeSpinAt).toBeNull();
  pass(dayMs);
  expect((await info()).spins).toBeGreaterThan(0);
});

// @spec state:spin-wheel 1, rule:spin-active, entity:enum.spinWheelType, feature:reward.spin-wheel 1, component:SpinWheel 10
test('spinning is rejected for anonymous visitors, without a key, on an inactive wheel, and with a used key', async () => {
  const { outcome, spin, world } = await setUp();
  await noEvents.setUp({}, world);
  expect(await outcome(spinTheWheel, {}, { key: 'k' })).toMatchObject({ code: 'needLogin' });
  expect(await spin(null)).toMatchObject({ code: 'malformed', field: 'Idempotency-Key' });
  expect(await spin('k-1', 'coinRush')).toMatchObject({ code: 'locked' });
  await wheelHasSettings.setUp({ isActive: false }, world);
  expect(await spin('k-1')).toMatchObject({ code: 'locked' });
  await wheelHasSettings.setUp({ isActive: true }, world);
  await keyWasUsed.setUp({ guestId: 7, key: 'k-2' }, world);
  expect(await spin('k-2')).toMatchObject({ code: 'keyReused', field: 'Idempotency-Key' });
  expect(await spin('k-1')).toMatchObject({ ok: true });
});

test('the coin rush has its own spins, segments and history', async () => {
  const { spin, world, info, outcome } = await setUp();
  await wheelHasSettings.setUp({ type: 'coinRush', isActive: true, stopsAt: 'rush-spin' }, world);
  expect(await spin('k-1', 'coinRush')).toMatchObject({ code: 'tooMany' });
  await guestHasSpins.setUp({ guestId: 7, spins: 1, type: 'coinRush' }, world);
  expect(await spin('k-1', 'coinRush')).toMatchObject({ ok: true, answer: { spins: 1, nextFreeSpinAt: null } });
  expect(await info()).toMatchObject({ spins: 1, history: [] });
  const rush = await outcome(getSpinWheel, { type: 'coinRush' }, { guestId: 7 });
  expect(rush).toMatchObject({ answer: { type: 'coinRush', spins: 1, monthlyRewards: [] } });
  expect(rush).toMatchObject({ answer: { history: [{ segment: 'rush-spin' }] } });
});

// @spec query:spin-wheel.info, entity:spinWheel
test.each([
  ['none is planned', null, null, false],
  ['one is to come', { day: 0 }, null, false],
  ['one runs', { day: 1 }, null, true],
  ['one runs on its last day', { day: 10 }, null, true],
  ['one is over', { day: 11 }, null, false],
  ['one runs and the settings say otherwise', { day: 1 }, { isActive: false }, false],
  ['none runs and the settings say otherwise', null, { isActive: true }, true],
] as const)('the coin rush is active by its campaign: %s', async (_, campaign, settings, isActive) => {
  const { world, outcome } = await setUp();
  await noEvents.setUp({}, world);
  if (campaign !== null) await aPlainCampaign.setUp({ id: 60, eventType: 'goldrush', ...campaign }, world);
  if (settings !== null) await wheelHasSettings.setUp({ type: 'coinRush', ...settings }, world);
  const rush = await outcome(getSpinWheel, { type: 'coinRush' }, { guestId: 7 });
  expect(rush).toMatchObject({ answer: { spinwheelActive: isActive } });
  const spin = await outcome(spinTheWheel, { type: 'coinRush' }, { guestId: 7, key: 'k' });
  expect(spin).toMatchObject({ code: isActive ? 'tooMany' : 'locked' });
});

test('an anonymous visitor gets the wheel without points and spins', async () => {
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

// @spec feature:reward.spin-wheel 4, state:spin-wheel 2
test.each(['monthly', 'coinRush'] as const)(
  'a million draws of the wheel %s hold the chances that pages show',
  (wheel) => {
    const draws = 1_000_000;
    const random = seededRandom(20_261_120);
    const segments = segmentsOf[wheel];
    const times = new Map<string, number>();
    for (let at = 0; at < draws; at += 1) {
      const { id } = draw(segments, random);
      times.set(id, (times.get(id) ?? 0) + 1);
    }
    for (const [at, chance] of chancesOf(segments).entries()) {
      const id = segments[at]?.id ?? '';
      const deviation = Math.sqrt(draws * chance * (1 - chance));
      expect(Math.abs((times.get(id) ?? 0) - draws * chance), id).toBeLessThan(5 * deviation);
    }
  },
);

test('after a thousand spins the ledger sums to zero and all prizes are there', async () => {
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
  expect(await run('select sum(amount) as sum from "ledgerEntry"')).toEqual([{ sum: 0 }]);
  const amounts = [...(await vouchers()).map(([, amount]) => Number(amount)), ...(await gifts())];
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(others);
});

test('a key spins one wheel, and the booking names it', async () => {
  const { spin, run } = await setUp('coins-40');
  expect(await spin('k-1')).toMatchObject({ ok: true });
  expect(await spin('k-1', 'coinRush')).toEqual({ ok: false, code: 'keyReused', field: 'Idempotency-Key' });
  const [transfer] = await run<{ kind: string; reference: string }>('select kind, reference from transfer');
  expect(transfer?.kind).toBe('spin');
  expect(JSON.parse(transfer?.reference ?? '')).toEqual({ wheel: 'monthly', segment: 'coins-40' });
});
