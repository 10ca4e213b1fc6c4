export * from './constants.ts';
export * from './queries.ts';
export * from './rest.ts';
export * from './schemas.ts';
