export { BannerTile, type BannerTileProps } from './BannerTile.tsx';
