export { RewardReveal, type RewardRevealProps } from './RewardReveal.tsx';
export { rewardName, type WonReward } from './won-reward.ts';
