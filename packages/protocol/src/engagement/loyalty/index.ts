export * from './messages.ts';
export * from './queries.ts';
