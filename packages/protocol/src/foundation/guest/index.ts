export * from './queries.ts';
export { avsStatus, testGroup } from './shapes.ts';
