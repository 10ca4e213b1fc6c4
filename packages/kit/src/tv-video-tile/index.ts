export { TvVideoTile, type TvSubscription, type TvVideoTileProps } from './TvVideoTile.tsx';
