export { countAttempt } from './attempts.ts';
