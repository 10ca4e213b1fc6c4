export { CountdownTimer, type CountdownTime, type CountdownTimerProps } from './CountdownTimer.tsx';
