import type { DailyBonusBoardProps } from './DailyBonusBoard.tsx';

export const dailyBonusBoardExample = {
  title: 'Today’s deal',
  text: 'One small thing a day.',
  seconds: 8_327,
  current: 'One free album',
} satisfies DailyBonusBoardProps;
