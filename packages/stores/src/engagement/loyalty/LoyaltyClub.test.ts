import {
  guestClaimedCoins,
  guestDidForEvent,
  guestHasOldPoints,
  guestHasPoints,
  guestIsLoggedIn,
  guestRedeemedEventReward,
  pointsChange,
  testStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { ActivityEvent } from './ActivityEvent.ts';
import { LoyaltyClub } from './LoyaltyClub.ts';

const guestId = 7;

const setUp = async () => {
  const stores = testStores({ guestId });
  await guestIsLoggedIn.setUp({ guestId, token: 'test-token' }, stores.world);
  await guestHasPoints.setUp({ guestId, points: 620 }, stores.world);
  await guestDidForEvent.setUp({ guestId, activity: 'chatMinute', times: 10 }, stores.world);
  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;
  const club = new LoyaltyClub(stores.context, newKey);
  club.listen(stores.pushSource);
  const event = new ActivityEvent(202_611, stores.context, newKey);
  event.listen(stores.pushSource);
  const keysSent = () => stores.sent.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
  return { ...stores, club, event, keysSent };
};

// @spec query:loyalty.coin-bonus.claim
test('the coins of the day are claimed once however often the guest presses', async () => {
  const { club, keysSent } = await setUp();
  await club.load();
  const both = await Promise.all([club.claim(), club.claim()]);
  expect(both[0]).toMatchObject({ ok: true, value: { coins: { value: 200 } } });
  expect([club.data.value?.coinBonus.isClaimed, keysSent()]).toEqual([true, ['key-1']]);
});

test('a claim that was made on another device is read', async () => {
  const { club, world } = await setUp();
  await club.load();
  await guestClaimedCoins.setUp({ guestId }, world);
  expect(await club.claim()).toMatchObject({ ok: false, failure: { code: 'tooMany' } });
  expect(club.data.value?.coinBonus.isClaimed).toBe(true);
});

test('a claim whose answer is lost is repeated with the same key', async () => {
  const { club, failRequests, keysSent } = await setUp();
  await club.load();
  failRequests(/claimCoinLoyaltyBonus/);
  await club.claim();
  await club.claim();
  expect(new Set(keysSent())).toEqual(new Set(['key-1']));
  expect(club.data.value?.coinBonus.isClaimed).toBe(false);
});

// @spec query:loyalty.migrate.try
test('old points are moved once, and what is left is read', async () => {
  const { club, world } = await setUp();
  await guestHasOldPoints.setUp({ guestId, points: 180 }, world);
  await club.load();
  expect(club.data.value?.movablePoints).toBe(180);
  const both = await Promise.all([club.migrate(), club.migrate()]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  expect(club.data.value).toMatchObject({ loyaltyPoints: 800, movablePoints: 0 });
  expect(await club.migrate()).toMatchObject({ ok: false, failure: { code: 'unknown' } });
});

// @spec socket:loyaltyPointsChanged
test('pushed points are read with the coins that they bring', async () => {
  const { club, world } = await setUp();
  await club.load();
  await pointsChange.setUp({ guestId, points: 2000 }, world);
  await vi.waitFor(() =>
    expect(club.data.value).toMatchObject({ loyaltyPoints: 2000, coinBonus: { coins: { value: 500 } } }),
  );
});

// @spec query:loyalty.reward.redeem
test('a reward of an event is redeemed once; one that was redeemed elsewhere is read', async () => {
  const { event, world, keysSent } = await setUp();
  await event.load();
  const redeeming = event.redeem(20_261_102);
  expect(event.redeemingId).toBe(20_261_102);
  expect(await redeeming).toMatchObject({ ok: true, value: { isRedeemed: true } });
  expect([event.redeemingId, keysSent()]).toEqual([null, ['key-1']]);
  await guestRedeemedEventReward.setUp({ guestId, number: 1 }, world);
  expect(await event.redeem(20_261_101)).toMatchObject({ ok: false, failure: { code: 'locked' } });
  expect(event.data.value?.rewards.map(({ redeemed }) => redeemed)).toEqual([true, true, false, false, false, false]);
});
