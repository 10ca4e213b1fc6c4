export * from './messages.ts';
export * from './shapes.ts';
