export { countAttempt, forgetAttempts, takeAttemptBack } from './attempts.ts';
