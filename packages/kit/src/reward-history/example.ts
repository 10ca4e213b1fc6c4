import type { RewardHistoryProps } from './RewardHistory.tsx';

export const rewardHistoryExample = {
  rewards: [{ id: 1, at: '2026-12-06T18:00:00.000Z', reward: { type: 'spins', count: 2 } }],
} satisfies RewardHistoryProps;
