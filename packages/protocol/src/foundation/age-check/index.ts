export * from './messages.ts';
export * from './pin-call.ts';
export * from './queries.ts';
export * from './schemas.ts';
