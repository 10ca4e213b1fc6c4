export { countAttempt, takeAttemptBack } from './attempts.ts';
