export * from './messages.ts';
export * from './queries.ts';
export * from './rest.ts';
export { avsStatus, guestConfig, guestProfile, testGroup } from './schemas.ts';
