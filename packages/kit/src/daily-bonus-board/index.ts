export { DailyBonusBoard, type DailyBonusBoardProps } from './DailyBonusBoard.tsx';
