export { TippingGoal, type TippingGoalContent, type TippingGoalProps } from './TippingGoal.tsx';
