import { guestHasPoints, guestIsLoggedIn, pointsChange, testStores, wheelHasSettings } from '@lounge/testing/stores';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import { expect, test, vi } from 'vitest';
import { SpinWheel } from '../spin-wheel/index.ts';
import { Loyalty, withPoints } from './Loyalty.ts';

const setUp = async ({ points = 490 } = {}) => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token', loyaltyPoints: 490 }, stores.world);
  await wheelHasSettings.setUp({ isActive: true, stopsAt: 'coins-20' }, stores.world);
  if (points !== 490) await guestHasPoints.setUp({ guestId: 7, points }, stores.world);
  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;
  const wheel = new SpinWheel('monthly', stores.context, newKey);
  const loyalty = new Loyalty(wheel, stores.context, newKey);
  loyalty.listen(stores.pushSource);
  const redeemable = () => loyalty.rewards.filter(({ isRedeemable }) => isRedeemable).length;
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { ...stores, wheel, loyalty, redeemable, settle };
};

// @spec socket:loyaltyPointsChanged
test('pushed points make rewards redeemable; unchanged points change nothing', async () => {
  const { wheel, loyalty, redeemable, world } = await setUp();
  await pointsChange.setUp({ guestId: 7, points: 5 }, world);
  expect([loyalty.points, loyalty.rewards]).toEqual([0, []]);
  await wheel.load();
  const { value } = wheel.info;
  await pointsChange.setUp({ guestId: 7, points: loyalty.points }, world);
  expect(wheel.info.value).toBe(value);
  await pointsChange.setUp({ guestId: 7, points: 800 }, world);
  expect([loyalty.points, redeemable()]).toEqual([800, 4]);
});

test.each([
  ['enough points', { requiredPoints: 100, isRedeemed: false }, 100, true],
  ['too few points', { requiredPoints: 100, isRedeemed: false }, 99, false],
  ['enough points but was redeemed', { requiredPoints: 100, isRedeemed: true }, 100, false],
])('a reward with %s', async (_, changes, points, isRedeemable) => {
  const { wheel, loyalty } = await setUp();
  await wheel.load();
  const rewards = loyalty.rewards.slice(0, 1).map((reward) => ({ ...reward, ...changes }));
  expect(withPoints({ points: 0, monthlyRewards: rewards }, points)).toMatchObject({
    points,
    monthlyRewards: [{ isRedeemable }],
  });
});

// @spec query:loyalty.reward.redeem
test('redeems a reward and reads its free spins; a reward without enough points is rejected', async () => {
  const { wheel, loyalty, unexpectedErrors } = await setUp({ points: 800 });
  await wheel.load();
  const redeeming = loyalty.redeem(4);
  expect(loyalty.redeemingId).toBe(4);
  expect(await redeeming).toMatchObject({ ok: true, value: { freeSpins: 5 } });
  expect([loyalty.redeemingId, wheel.spins]).toEqual([null, 6]);
  expect(loyalty.rewards[3]).toMatchObject({ isRedeemed: true, isRedeemable: false });
  expect(await loyalty.redeem(5)).toMatchObject({ ok: false, failure: { code: 'locked' } });
  expect([loyalty.redeemingId, loyalty.redeemed.state, unexpectedErrors]).toEqual([null, 'failed', []]);
});

test('pressing again while a reward is being redeemed sends one call; each reward has its own key', async () => {
  const { wheel, loyalty, sent } = await setUp({ points: 800 });
  await wheel.load();
  await Promise.all([loyalty.redeem(3), loyalty.redeem(3), loyalty.redeem(2)]);
  const keys = sent.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
  expect(keys).toEqual(['key-1', 'key-2']);
});

test('the wheel is read again if points were pushed while it was being read', async () => {
  const { wheel, loyalty, world, holdAnswers, settle } = await setUp();
  const deliver = holdAnswers();
  const loading = wheel.load();
  await settle();
  await pointsChange.setUp({ guestId: 7, points: 800 }, world);
  deliver();
  await loading;
  expect(loyalty.points).toBe(800);
});

test('a redeemed reward of coins is replaced, others stay, and the wheel is not read again', async () => {
  const { wheel, loyalty, sent } = await setUp({ points: 800 });
  await wheel.load();
  const before = loyalty.rewards;
  const requests = sent.length;
  await loyalty.redeem(3);
  expect(loyalty.rewards[2]).toMatchObject({ id: 3, isRedeemed: true, isRedeemable: false });
  expect(loyalty.rewards.filter(({ id }) => id !== 3)).toEqual(before.filter(({ id }) => id !== 3));
  expect([loyalty.points, sent.length - requests]).toEqual([800, 1]);
});

test('the data is read again after pushes were missed, if it was read before', async () => {
  const { wheel, loyalty, socket, run, sent, settle } = await setUp();
  socket.resync();
  socket.receive(emailVerified, {});
  await settle();
  expect(sent).toEqual([]);
  await wheel.load();
  await run('update guest set "loyaltyPoints" = 800 where id = 7');
  socket.resync();
  await vi.waitFor(() => expect(loyalty.points).toBe(800));
});
