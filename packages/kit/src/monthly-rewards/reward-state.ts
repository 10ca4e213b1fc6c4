/** A monthly reward, as `rewardState` needs it. */
export interface CountedReward {
  /** The points that it requires. */
  requiredPoints: number;
  /** Whether the guest has redeemed it. @default false */
  isRedeemed?: boolean | undefined;
  /** Whether the server allows redeeming it now; if absent, the points decide. */
  isRedeemable?: boolean | undefined;
}

/** The state of a reward. */
export type RewardState = 'ahead' | 'redeemable' | 'redeemed';

/** The state of a reward for a number of points; a redeemed reward cannot be redeemed again. @spec component:MonthlyRewardTrack */
export function rewardState({ requiredPoints, isRedeemed, isRedeemable }: CountedReward, points: number): RewardState {
  if (isRedeemed) return 'redeemed';
  return (isRedeemable ?? points >= requiredPoints) ? 'redeemable' : 'ahead';
}
