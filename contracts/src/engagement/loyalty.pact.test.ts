import { guestHasPoints, guestRedeemedReward, keyWasUsed, pointsChange } from '@lounge/mock-api/states';
import { loyaltyPointsChanged, redeemLoyaltyReward } from '@lounge/protocol/engagement/loyalty';
import { Loyalty } from '@lounge/stores/engagement/loyalty';
import { SpinWheel } from '@lounge/stores/engagement/spin-wheel';
import { aPointsPush, aReward } from '@lounge/testing/engagement/loyalty';
import { aWheel } from '@lounge/testing/engagement/spin-wheel';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-message.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const has = (points: number) => guestHasPoints({ guestId: 7, points });

// @spec query:loyalty.reward.redeem
test('a guest redeems a reward', () =>
  pactForCall(
    redeemLoyaltyReward,
    {
      description: 'a reward of the month that is redeemed',
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
  ['with a token that has ended', [], expiredGuest, 3, 'needLogin', null],
  ['that there is not', [has(500)], guest, 99, 'unknown', 'id'],
  ['by a guest who lacks points', [has(499)], guest, 3, 'locked', 'id'],
  ['for the second time', [has(500), guestRedeemedReward({ guestId: 7, id: 3 })], guest, 3, 'locked', 'id'],
  [
    'with a key that was used for something else',
    [has(500), keyWasUsed({ guestId: 7, key: 'k-1' })],
    guest,
    ...([3, 'keyReused', 'Idempotency-Key'] as const),
  ],
] as const)('a reward %s is refused', (which, states, caller, id, error, field) =>
  pactForCall(redeemLoyaltyReward, {
    description: `a reward of the month that is redeemed ${which}`,
    states,
    caller,
    error,
    field,
    input: { id },
  }),
);

test('a reward by an id that is no positive number is malformed', () =>
  pactForCall(redeemLoyaltyReward, {
    description: 'a reward by an id that is no positive number',
    caller: guest,
    input: { id: 0 },
    error: 'malformed',
    field: 'id',
  }));

// @spec socket:loyaltyPointsChanged
test('a guest is told when the points change', () =>
  pactForPush(
    loyaltyPointsChanged,
    {
      description: 'loyalty points that changed',
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
