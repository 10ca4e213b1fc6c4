import type { CountdownTimerProps } from './CountdownTimer.tsx';

export const countdownTimerExample = { seconds: 90 } satisfies CountdownTimerProps;
