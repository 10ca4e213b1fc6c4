import type { RewardTrackProps } from './RewardTrack.tsx';

export const rewardTrackExample = {
  title: 'Rewards',
  points: 260,
  rewards: [
    { id: 1, name: 'Macaron', requiredPoints: 100, isRedeemed: true },
    { id: 2, name: 'Rose', requiredPoints: 250 },
    { id: 3, name: '5 spins', requiredPoints: 800 },
  ],
} satisfies RewardTrackProps;
