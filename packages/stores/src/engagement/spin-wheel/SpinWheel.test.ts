import { getSpinWheel, spinTheWheel } from '@lounge/protocol/engagement/spin-wheel';
import type { Client, Result } from '@lounge/transport';
import {
  testStores,
  guestHasPoints,
  guestHasSpins,
  guestIsLoggedIn,
  guestSpunToday,
  pointsChange,
  wheelIs,
} from '@lounge/testing/stores';
import { autorun } from 'mobx';
import { expect, test, vi } from 'vitest';
import { SpinWheel } from './SpinWheel.ts';

const setUp = async ({ stopsAt = 'coins-20', spins = 2 } = {}) => {
  const visit = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token', loyaltyPoints: 490 }, visit.world);
  await wheelIs.setUp({ isActive: true, stopsAt }, visit.world);
  if (spins > 0) await guestHasSpins.setUp({ guestId: 7, spins }, visit.world);
  await guestSpunToday.setUp({ guestId: 7, segment: 'rose' }, visit.world);
  let keys = 0;
  const newKey = () => `intent-${(keys += 1)}`;
  const wheel = new SpinWheel('monthly', visit.context, newKey);
  wheel.listen(visit.pushSource);
  const keysSent = () =>
    visit.sent
      .filter(({ body }) => JSON.stringify(body).includes('mutation'))
      .map(({ headers }) => headers['idempotency-key']);
  const spun = () => visit.run('select segment from spin where is_free = 0');
  return { ...visit, newKey, wheel, keysSent, spun };
};

// @spec query:spin-wheel.info, state:spin-wheel
test('a wheel is read with what the guest has and won', async () => {
  const { wheel, faults } = await setUp();
  expect([wheel.spins, wheel.points, wheel.history]).toEqual([0, 0, []]);
  await wheel.load();
  expect([wheel.spins, wheel.points]).toEqual([2, 490]);
  expect(wheel.history).toMatchObject([{ segment: 'rose', messengerGift: { gift: 'rose', amount: 1 } }]);
  expect(faults).toEqual([]);
});

// @spec query:spin-wheel.spin, socket:loyaltyPointsChanged
test('a spin is taken off at once, its answer counts from then on', async () => {
  const { wheel, queueAnswers: holdBack, faults } = await setUp();
  await wheel.load();
  const seen: number[] = [];
  const stop = autorun(() => seen.push(wheel.spins));
  const go = holdBack();
  const spinning = wheel.spin();
  expect([wheel.spins, wheel.isSpinning]).toEqual([1, true]);
  go();
  expect(await spinning).toMatchObject({ ok: true, value: { win: { segment: 'coins-20' } } });
  stop();
  expect(seen).toEqual([2, 1]);
  expect([wheel.spins, wheel.isSpinning, wheel.points]).toEqual([1, false, 510]);
  expect(wheel.history.map(({ segment }) => segment)).toEqual(['coins-20', 'rose']);
  expect(wheel.info.value?.monthlyRewards.filter(({ isRedeemable }) => isRedeemable)).toHaveLength(3);
  expect(faults).toEqual([]);
});

test('a second press while one is under way is the same spin', async () => {
  const { wheel, keysSent, spun } = await setUp();
  await wheel.load();
  const [one, other] = await Promise.all([wheel.spin(), wheel.spin()]);
  expect(one).toBe(other);
  expect(keysSent()).toEqual(['intent-1']);
  expect(await spun()).toHaveLength(1);
});

test('an answer that was lost gives the spin back, and the repeat is the same spin', async () => {
  const { context, newKey, keysSent, spun } = await setUp();
  let lost = 1;
  const call = async (...words: Parameters<Client['call']>): Promise<Result<never>> => {
    const result = (await context.client.call(...words)) as Result<never>;
    if (words[0].id !== spinTheWheel.id || lost === 0) return result;
    lost -= 1;
    const failure = { kind: 'offline', callId: spinTheWheel.id, code: 'unavailable', field: null } as const;
    return { ok: false, failure: { ...failure, requestId: null, message: 'nothing came back' } };
  };
  const wheel = new SpinWheel('monthly', { ...context, client: { call } }, newKey);
  await wheel.load();
  expect((await wheel.spin()).ok).toBe(false);
  expect([wheel.spins, wheel.spun.failure?.kind]).toEqual([2, 'offline']);
  expect((await wheel.spin()).ok).toBe(true);
  expect(wheel.spins).toBe(1);
  expect(keysSent()).toEqual(['intent-1', 'intent-1']);
  expect(await spun()).toHaveLength(1);
});

// @spec rule:spin-active
test.each([
  ['no spin is left', 0, true, 'tooMany'],
  ['the wheel closed meanwhile', 2, false, 'locked'],
])('where %s the count is as before and a further spin is a new one', async (_, spins, isActive, code) => {
  const { wheel, world, keysSent } = await setUp({ spins });
  await wheel.load();
  await wheelIs.setUp({ isActive, stopsAt: 'coins-20' }, world);
  expect(await wheel.spin()).toMatchObject({ ok: false, failure: { kind: 'declared', code } });
  expect(wheel.spins).toBe(spins);
  await wheel.spin();
  expect(keysSent()).toEqual(['intent-1', 'intent-2']);
});

test('points that a push tells make rewards redeemable, the same points change nothing', async () => {
  const { wheel, world } = await setUp();
  await pointsChange.setUp({ guestId: 7, points: 5 }, world);
  expect(wheel.info.value).toBeNull();
  await wheel.load();
  const before = wheel.info.value;
  await pointsChange.setUp({ guestId: 7, points: before?.points ?? 0 }, world);
  expect(wheel.info.value).toBe(before);
  await pointsChange.setUp({ guestId: 7, points: 800 }, world);
  expect(wheel.info.value?.monthlyRewards.filter(({ isRedeemable }) => isRedeemable)).toHaveLength(4);
});

// @spec query:loyalty.reward.redeem
test('a reward is redeemed, one that lacks points is not', async () => {
  const { wheel, world, faults } = await setUp();
  await guestHasPoints.setUp({ guestId: 7, points: 800 }, world);
  await wheel.load();
  const redeeming = wheel.redeem(4);
  expect(wheel.redeeming).toBe(4);
  expect(await redeeming).toMatchObject({ ok: true, value: { freeSpins: 5 } });
  expect([wheel.redeeming, wheel.spins]).toEqual([null, 7]);
  expect(wheel.info.value?.monthlyRewards[3]).toMatchObject({ isRedeemed: true, isRedeemable: false });
  expect(await wheel.redeem(5)).toMatchObject({ ok: false, failure: { code: 'locked' } });
  expect([wheel.redeeming, wheel.redeemed.state, faults]).toEqual([null, 'failed', []]);
});

test('what could not be read stays unknown', async () => {
  const { wheel, breakDown } = await setUp();
  breakDown(/getSpinWheel/);
  await wheel.load();
  expect([wheel.info.state, wheel.info.failure?.kind, wheel.spins]).toEqual(['failed', 'offline', 0]);
});

/** A wheel whose next information is answered by the server, and comes only when the test lets it. */
const withLateInfo = ({ context, newKey, pushSource }: Awaited<ReturnType<typeof setUp>>) => {
  let letGo = (): void => undefined;
  let gate: Promise<void> | null = null;
  const call = async (...words: Parameters<Client['call']>): Promise<Result<never>> => {
    const result = (await context.client.call(...words)) as Result<never>;
    if (words[0].id === getSpinWheel.id) await gate;
    return result;
  };
  const wheel = new SpinWheel('monthly', { ...context, client: { call } }, newKey);
  wheel.listen(pushSource);
  const holdInfo = () => {
    gate = new Promise((resolve) => (letGo = resolve));
    return () => letGo();
  };
  return { wheel, holdInfo };
};

test('information that is older than a spin does not undo it, and the reward’s spins are there too', async () => {
  const visit = await setUp();
  await guestHasPoints.setUp({ guestId: 7, points: 800 }, visit.world);
  const { wheel, holdInfo } = withLateInfo(visit);
  await wheel.load();
  const letGo = holdInfo();
  const redeeming = wheel.redeem(4);
  await vi.waitFor(() => expect(wheel.info.state).toBe('loading'));
  await vi.waitFor(() => expect(visit.sent).toHaveLength(3));
  expect((await wheel.spin()).ok).toBe(true);
  letGo();
  await redeeming;
  expect([wheel.spins, wheel.history[0]?.segment, wheel.info.state]).toEqual([6, 'coins-20', 'ready']);
});

test('information that is older than a push of points is read anew', async () => {
  const visit = await setUp();
  const { wheel, holdInfo } = withLateInfo(visit);
  const letGo = holdInfo();
  const loading = wheel.load();
  await vi.waitFor(() => expect(visit.sent).toHaveLength(1));
  await new Promise<void>((resolve) => setImmediate(resolve));
  await pointsChange.setUp({ guestId: 7, points: 800 }, visit.world);
  letGo();
  await loading;
  expect([wheel.points, wheel.spins]).toEqual([800, 2]);
});
