export { offeredVideo } from './offered-video.ts';
export { listedPage } from './listed-videos.ts';
export { shareMailKind } from './share-texts.ts';
