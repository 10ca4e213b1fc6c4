import type { RewardGameProps } from './RewardGame.tsx';

export const rewardGameExample = {
  name: 'Coin rush',
  state: 'running',
  start: '2026-12-07T09:00:00.000Z',
  rewardsUntil: '2026-12-13T22:59:59.000Z',
  dailyAttempts: 3,
  attemptsLeft: 2,
  points: 210,
  outcomes: [
    { label: '20 coins', weight: 1 },
    { label: 'Rose', weight: 3 },
    { label: 'Nothing', weight: 16 },
  ],
} satisfies RewardGameProps;
