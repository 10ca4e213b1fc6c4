export * from './queries.ts';
export * from './rest.ts';
