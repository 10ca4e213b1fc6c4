export { RewardGame, type RewardGameProps, type RewardGameState } from './RewardGame.tsx';
export { chancesInPercent, type WeightedOutcome } from './chances.ts';
