export * from './constants.ts';
export * from './queries.ts';
export * from './schemas.ts';
