export { clock } from './clock.ts';
export { VideoTile, type VideoTileProps } from './VideoTile.tsx';
