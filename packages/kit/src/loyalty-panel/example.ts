import type { LoyaltyPanelProps } from './LoyaltyPanel.tsx';

export const loyaltyPanelExample = {
  title: 'Your points',
  points: 1840,
  bonus: { coins: 300, next: { points: 2000, coins: 500 } },
  nextReward: { name: 'Lantern', points: 2000 },
} satisfies LoyaltyPanelProps;
