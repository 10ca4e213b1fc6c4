import { guestHasPoints, guestRedeemedReward, keyWasUsed, pointsChange } from '@lounge/mock-api/states';
import { loyaltyPointsChanged, redeemLoyaltyReward } from '@lounge/protocol/engagement/loyalty';
import { SpinWheel } from '@lounge/stores/engagement/spin-wheel';
import { aPointsPush, aReward } from '@lounge/workbench/engagement/loyalty';
import { aWheel } from '@lounge/workbench/engagement/spin-wheel';
import { expect, test } from 'vitest';
import { agreeOn } from '../consume/agree-on.ts';
import { agreeToHear } from '../consume/agree-to-hear.ts';
import { ended, guest } from '../consume/visitors.ts';

const has = (points: number) => guestHasPoints({ guestId: 7, points });

// @spec query:loyalty.reward.redeem
test('a guest redeems a reward', () =>
  agreeOn(
    redeemLoyaltyReward,
    {
      says: 'a reward of the month that is redeemed',
      given: [has(500)],
      as: guest,
      input: { id: 3 },
      answer: aReward({ isRedeemed: true, isRedeemable: false }),
      exact: ['id', 'isRedeemed', 'isRedeemable', 'type', 'coins'],
    },
    async (side) => {
      const wheel = new SpinWheel('monthly', side, () => 'k-1');
      wheel.info.set(aWheel({ monthlyRewards: [aReward()] }));
      expect((await wheel.redeem(3)).ok).toBe(true);
      expect(wheel.info.value?.monthlyRewards).toMatchObject([{ id: 3, isRedeemed: true }]);
    },
  ));

test.each([
  ['with a token that has ended', [], ended, 3, 'needLogin', null],
  ['that there is not', [has(500)], guest, 99, 'unknown', 'id'],
  ['by a guest who lacks points', [has(499)], guest, 3, 'locked', 'id'],
  ['for the second time', [has(500), guestRedeemedReward({ guestId: 7, id: 3 })], guest, 3, 'locked', 'id'],
  [
    'with a key that was used for something else',
    [has(500), keyWasUsed({ guestId: 7, key: 'k-1' })],
    guest,
    ...([3, 'keyReused', 'Idempotency-Key'] as const),
  ],
] as const)('a reward %s is refused', (which, given, as, id, refusal, field) =>
  agreeOn(redeemLoyaltyReward, {
    says: `a reward of the month that is redeemed ${which}`,
    given,
    as,
    refusal,
    field,
    input: { id },
  }),
);

test('a reward by an id that is no positive number is malformed', () =>
  agreeOn(redeemLoyaltyReward, {
    says: 'a reward by an id that is no positive number',
    as: guest,
    input: { id: 0 },
    refusal: 'malformed',
    field: 'id',
  }));

// @spec socket:loyaltyPointsChanged
test('a guest is told when the points change', () =>
  agreeToHear(
    loyaltyPointsChanged,
    {
      says: 'loyalty points that changed',
      as: guest,
      event: pointsChange({ guestId: 7, points: 140 }),
      payload: aPointsPush(),
      exact: ['loyaltyPoints'],
    },
    (side, deliver) => {
      const wheel = new SpinWheel('monthly', side, () => 'k-1');
      wheel.info.set(aWheel());
      wheel.listen(side);
      deliver();
      expect(wheel.points).toBe(140);
    },
  ));
