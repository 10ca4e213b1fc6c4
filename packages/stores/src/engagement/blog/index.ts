export * from './BlogArchives.ts';
export * from './BlogStart.ts';
export * from './articles.ts';
export * from './magazines.ts';
