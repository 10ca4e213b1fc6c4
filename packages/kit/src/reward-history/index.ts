export { RewardHistory, type PastReward, type RewardHistoryProps } from './RewardHistory.tsx';
