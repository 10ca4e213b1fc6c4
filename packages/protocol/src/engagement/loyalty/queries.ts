import { mutation } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { monthlyReward } from '../spin-wheel/schemas.ts';

/**
 * Redeems a reward of the month, once a month; no points are deducted. Returns the reward with its new state.
 * @spec query:loyalty.reward.redeem
 * @assumed That the wheel's rewards are redeemed with this call; the answer; the failures: `unknown` if there is no
 * such reward, `locked` if points are missing or the reward was redeemed this month.
 */
export const redeemLoyaltyReward = mutation('engagement/loyalty/redeemLoyaltyReward', {
  needs: 'guest',
  input: s.object({ id: s.entityId }),
  answer: monthlyReward,
  failures: ['needLogin', 'unknown', 'keyReused'],
  purpose: 'Redeems a reward for which the guest has enough points.',
});
