export { ChoosingGame, type ChoosingGameProps } from './ChoosingGame.tsx';
export type { ChoiceAnswer } from './use-choice.ts';
