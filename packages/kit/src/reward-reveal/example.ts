import type { RewardRevealProps } from './RewardReveal.tsx';

export const rewardRevealExample = {
  reward: { type: 'coins', amount: 2000 },
  onUse: () => undefined,
} satisfies RewardRevealProps;
