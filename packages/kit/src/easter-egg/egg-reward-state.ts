/** A reward of eggs, as `eggRewardState` needs it. */
export interface CountedEggReward {
  /** The eggs that it requires. */
  requiredEggs: number;
  /** Whether the guest has redeemed it. @default false */
  redeemed?: boolean | undefined;
  /** Whether its code can be redeemed; null for a reward without one. @default null */
  canRedeem?: boolean | null | undefined;
}

/** The state of a reward: eggs are missing, it is given, its code can be redeemed, or it was used. */
export type EggRewardState = 'ahead' | 'reached' | 'redeemable' | 'redeemed';

/** The state of a reward for a number of eggs. A code that was used cannot be redeemed again. @spec component:EasterRewardList */
export function eggRewardState(
  { requiredEggs, redeemed = false, canRedeem = null }: CountedEggReward,
  collected: number,
): EggRewardState {
  if (redeemed) return 'redeemed';
  if (collected < requiredEggs) return 'ahead';
  if (canRedeem === null) return 'reached';
  return canRedeem ? 'redeemable' : 'redeemed';
}
