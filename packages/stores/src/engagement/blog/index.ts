export * from './BlogArchives.ts';
export * from './articles.ts';
export * from './magazines.ts';
