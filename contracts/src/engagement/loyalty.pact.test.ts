import { guestHasPoints, guestRedeemedReward, keyWasUsed, pointsChange } from '@lounge/mock-api/states';
import { loyaltyPointsChanged, redeemLoyaltyReward } from '@lounge/protocol/engagement/loyalty';
import { Loyalty } from '@lounge/stores/engagement/loyalty';
import { SpinWheel } from '@lounge/stores/engagement/spin-wheel';
import { aPointsPush, aReward } from '@lounge/testing/engagement/loyalty';
import { aWheel } from '@lounge/testing/engagement/spin-wheel';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const has = (points: number) => guestHasPoints({ guestId: 7, points });

// @spec query:loyalty.reward.redeem
test('a guest redeems a reward', () =>
  pactForCall(
    redeemLoyaltyReward,
    {
      description: 'a request to redeem a monthly reward',
      states: [has(500)],
      caller: guest,
      input: { id: 3 },
      answer: aReward({ isRedeemed: true, isRedeemable: false }),
      exact: ['id', 'isRedeemed', 'isRedeemable', 'type', 'coins'],
    },
    async (side) => {
      const wheel = new SpinWheel('monthly', side, () => 'k-1');
      wheel.info.set(aWheel({ monthlyRewards: [aReward()] }));
      expect((await new Loyalty(wheel, side, () => 'k-1').redeem(3)).ok).toBe(true);
      expect(wheel.info.value?.monthlyRewards).toMatchObject([{ id: 3, isRedeemed: true }]);
    },
  ));

test.each([
  ['a monthly reward with an expired token', [], expiredGuest, 3, 'needLogin', null],
  ['an unknown monthly reward', [has(500)], guest, 99, 'unknown', 'id'],
  ['a monthly reward with too few points', [has(499)], guest, 3, 'locked', 'id'],
  [
    'a monthly reward that was redeemed before',
    [has(500), guestRedeemedReward({ guestId: 7, id: 3 })],
    guest,
    ...([3, 'locked', 'id'] as const),
  ],
  [
    'a monthly reward with a reused idempotency key',
    [has(500), keyWasUsed({ guestId: 7, key: 'k-1' })],
    guest,
    ...([3, 'keyReused', 'Idempotency-Key'] as const),
  ],
] as const)('redeeming %s fails', (what, states, caller, id, error, field) =>
  pactForCall(redeemLoyaltyReward, {
    description: `a request to redeem ${what}`,
    states,
    caller,
    error,
    field,
    input: { id },
  }),
);

test('redeeming a reward by an invalid id is malformed', () =>
  pactForCall(redeemLoyaltyReward, {
    description: 'a request to redeem a monthly reward by an invalid id',
    caller: guest,
    input: { id: 0 },
    error: 'malformed',
    field: 'id',
  }));

// @spec socket:loyaltyPointsChanged, state:guest-data-pushes 4
test('a guest is notified when the points change', () =>
  pactForPush(
    loyaltyPointsChanged,
    {
      description: 'a loyaltyPointsChanged push when the loyalty points change',
      caller: guest,
      event: pointsChange({ guestId: 7, points: 140 }),
      payload: aPointsPush(),
      exact: ['loyaltyPoints'],
    },
    (side, deliver) => {
      const wheel = new SpinWheel('monthly', side, () => 'k-1');
      wheel.info.set(aWheel());
      const loyalty = new Loyalty(wheel, side, () => 'k-1');
      loyalty.listen(side);
      deliver();
      expect(loyalty.points).toBe(140);
    },
  ));
