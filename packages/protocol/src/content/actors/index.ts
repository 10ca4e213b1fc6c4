export * from './find-queries.ts';
export * from './find-schemas.ts';
export * from './messages.ts';
export * from './queries.ts';
export * from './rest.ts';
export * from './schemas.ts';
