export { dealOfWallpaper } from './content.ts';
export { prepareCode } from './prepare-code.ts';
