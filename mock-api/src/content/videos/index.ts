export { offeredVideo } from './offered-video.ts';
