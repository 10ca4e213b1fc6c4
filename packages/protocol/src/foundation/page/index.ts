export * from './home-rows.ts';
export * from './messages.ts';
export * from './rest.ts';
export * from './schemas.ts';
export * from './screen-keys.ts';
