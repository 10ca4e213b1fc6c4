export * from './BrowserOnline.ts';
