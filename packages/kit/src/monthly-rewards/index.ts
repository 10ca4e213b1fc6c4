export { MonthlyRewards, type MonthlyReward, type MonthlyRewardsProps } from './MonthlyRewards.tsx';
export { rewardState, type CountedReward, type RewardState } from './reward-state.ts';
