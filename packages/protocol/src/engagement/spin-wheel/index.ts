export * from './queries.ts';
export * from './schemas.ts';
