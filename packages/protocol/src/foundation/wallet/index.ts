export * from './schemas.ts';
export * from './messages.ts';
export * from './one-click-messages.ts';
export * from './paying-rest.ts';
export * from './queries.ts';
export * from './rest.ts';
export * from './paying-schemas.ts';
