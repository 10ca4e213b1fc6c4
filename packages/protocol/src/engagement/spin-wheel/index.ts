export * from './queries.ts';
export * from './shapes.ts';
