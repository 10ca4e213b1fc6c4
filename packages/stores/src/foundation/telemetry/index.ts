export * from './BrowserOnline.ts';
export * from './PageVisits.ts';
export * from './track-purchase.ts';
