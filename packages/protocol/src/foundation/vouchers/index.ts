export * from './benefit-schemas.ts';
export * from './bonus-schemas.ts';
export * from './messages.ts';
export * from './queries.ts';
export * from './rest.ts';
export * from './schemas.ts';
