export * from './messages.ts';
export * from './rest.ts';
export * from './shapes.ts';
