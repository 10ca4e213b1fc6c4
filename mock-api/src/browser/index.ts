export { openBrowserWorld, type BrowserWorldOptions } from './open-browser-world.ts';
