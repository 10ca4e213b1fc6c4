/** A reward of the month as its track counts it. */
export interface CountedReward {
  /** Points from which it can be had. */
  requiredPoints: number;
  /** Whether the guest has it already. @default false */
  isRedeemed?: boolean | undefined;
  /** Whether the server lets it be redeemed now; without it the points decide. */
  isRedeemable?: boolean | undefined;
}

/** Where a reward stands: still ahead, to be had, or had. */
export type RewardState = 'ahead' | 'redeemable' | 'redeemed';

/** Where a reward stands at so many points; what is redeemed is not redeemable again. @spec component:MonthlyRewardTrack */
export function rewardState({ requiredPoints, isRedeemed, isRedeemable }: CountedReward, points: number): RewardState {
  if (isRedeemed) return 'redeemed';
  return (isRedeemable ?? points >= requiredPoints) ? 'redeemable' : 'ahead';
}
