import type { TippingGoalProps } from './TippingGoal.tsx';

export const tippingGoalExample = {
  title: 'A new microphone',
  goalCoins: 1000,
  tipsSumCoins: 620,
  progressPercent: 62,
  achieved: false,
} satisfies TippingGoalProps;
