import type { EasterEggProps } from './EasterEgg.tsx';
import type { EasterRewardListProps } from './EasterRewardList.tsx';

export const easterEggExample = { onCollect: () => undefined } satisfies EasterEggProps;

export const easterRewardListExample = {
  label: 'Rewards',
  collected: 12,
  rewards: [
    { id: 1, name: 'Macaron', requiredEggs: 5, redeemed: true },
    { id: 2, name: 'Code, 10 % more', requiredEggs: 10, canRedeem: true },
    { id: 3, name: 'Lantern', requiredEggs: 15 },
    { id: 4, name: 'Key', requiredEggs: 30, hidden: true },
  ],
  onRedeem: () => undefined,
} satisfies EasterRewardListProps;
