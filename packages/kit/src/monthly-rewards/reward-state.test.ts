import { expect, test } from 'vitest';
import { rewardState } from './reward-state.ts';

/** @spec component:MonthlyRewardTrack 1-4 */
test.each([
  ['too few points', { requiredPoints: 500 }, 499, 'ahead'],
  ['just enough points', { requiredPoints: 500 }, 500, 'redeemable'],
  ['the server refuses in spite of points', { requiredPoints: 500, isRedeemable: false }, 900, 'ahead'],
  ['the server allows', { requiredPoints: 500, isRedeemable: true }, 0, 'redeemable'],
  [
    'redeemed once is not redeemable again',
    { requiredPoints: 500, isRedeemed: true, isRedeemable: true },
    900,
    'redeemed',
  ],
] as const)('%s', (_, reward, points, state) => {
  expect(rewardState(reward, points)).toBe(state);
});
