export * from './commands.ts';
export * from './messages.ts';
export * from './queries.ts';
export * from './schemas.ts';
