import { describe } from '../../declare/describe.ts';
import { loyaltyPointsChanged } from './messages.ts';
import { redeemLoyaltyReward } from './queries.ts';

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(loyaltyPointsChanged.payload, { loyaltyPoints: 'all points of the guest after the change' }),
  describe(redeemLoyaltyReward.input, { id: 'a reward from `monthlyRewards` of the wheel; no points are used up' }),
].flat();
