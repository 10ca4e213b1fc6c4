export * from './rest.ts';
export * from './shapes.ts';
