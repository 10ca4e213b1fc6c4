import type { MonthlyRewardsProps } from './MonthlyRewards.tsx';

export const monthlyRewardsExample = {
  title: 'November',
  points: 200,
  rewards: [100, 300, 600, 1000].map((requiredPoints) => ({ id: requiredPoints, name: 'Rose', requiredPoints })),
} satisfies MonthlyRewardsProps;
