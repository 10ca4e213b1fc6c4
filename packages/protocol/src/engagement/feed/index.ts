export * from './commands.ts';
export * from './constants.ts';
export * from './messages.ts';
export * from './queries.ts';
export * from './reactions.ts';
export * from './schemas.ts';
