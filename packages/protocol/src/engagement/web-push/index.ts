export * from './rest.ts';
export * from './schemas.ts';
