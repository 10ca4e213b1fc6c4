export * from './messages.ts';
export * from './rest.ts';
export { guestSession } from './schemas.ts';
