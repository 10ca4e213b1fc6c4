export * from './constants.ts';
export * from './rest.ts';
export * from './schemas.ts';
