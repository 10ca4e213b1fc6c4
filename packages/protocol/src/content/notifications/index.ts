export * from './commands.ts';
export * from './messages.ts';
export * from './rest.ts';
export * from './schemas.ts';
