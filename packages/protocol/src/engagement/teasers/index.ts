export * from './page-teasers.ts';
export * from './queries.ts';
export * from './rest.ts';
export * from './schemas.ts';
export * from './teaser-schemas.ts';
