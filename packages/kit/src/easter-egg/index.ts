export { EasterEgg, type EasterEggProps, type EggState } from './EasterEgg.tsx';
export { EasterRewardList, type EasterReward, type EasterRewardListProps } from './EasterRewardList.tsx';
export { eggRewardState, type CountedEggReward, type EggRewardState } from './egg-reward-state.ts';
