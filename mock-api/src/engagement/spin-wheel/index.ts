export { awardOf } from './award.ts';
export { monthOf, pointsOf, rewardsFor } from './wheel.ts';
