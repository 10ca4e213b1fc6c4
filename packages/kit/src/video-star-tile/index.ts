export { VideoStarTile, type VideoStarTileProps } from './VideoStarTile.tsx';
