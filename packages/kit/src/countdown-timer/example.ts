import type { CountdownTimerProps } from './CountdownTimer.tsx';

export const countdownTimerExample = {
  seconds: 4 * 3600 + 12 * 60 + 9,
  sentence: ({ time }) => `Ends in ${time}`,
} satisfies CountdownTimerProps;
