export { RewardTrack, type RewardTrackProps, type TrackedReward } from './RewardTrack.tsx';
