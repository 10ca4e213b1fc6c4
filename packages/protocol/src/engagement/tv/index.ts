export * from './commands.ts';
export * from './constants.ts';
export * from './messages.ts';
export * from './queries.ts';
export * from './rest.ts';
export * from './schemas.ts';
