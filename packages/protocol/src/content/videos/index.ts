export * from './constants.ts';
export * from './lists.ts';
export * from './queries.ts';
export * from './rest.ts';
export * from './schemas.ts';
