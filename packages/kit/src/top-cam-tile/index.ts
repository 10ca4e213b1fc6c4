export { TopCamTile, type TopCamTileProps } from './TopCamTile.tsx';
