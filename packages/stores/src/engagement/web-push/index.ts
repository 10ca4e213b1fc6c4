export * from './push-browser.ts';
export * from './WebPush.ts';
