import { expect, test } from 'vitest';
import { eggRewardState } from './egg-reward-state.ts';

/** @spec component:EasterRewardList 1-3, 6-7 */
test.each([
  ['too few eggs', { requiredEggs: 10 }, 9, 'ahead'],
  ['too few eggs for a code', { requiredEggs: 10, canRedeem: true }, 9, 'ahead'],
  ['just enough eggs', { requiredEggs: 10 }, 10, 'reached'],
  ['a code that can be redeemed', { requiredEggs: 10, canRedeem: true }, 12, 'redeemable'],
  ['a code that was used', { requiredEggs: 10, canRedeem: false }, 12, 'redeemed'],
  ['redeemed, whatever else is said', { requiredEggs: 10, redeemed: true, canRedeem: true }, 12, 'redeemed'],
] as const)('%s', (_, reward, collected, state) => {
  expect(eggRewardState(reward, collected)).toBe(state);
});
