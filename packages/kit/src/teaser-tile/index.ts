export { TeaserTile, type TeaserTileProps } from './TeaserTile.tsx';
export { TeaserTileSkeleton, type TeaserTileSkeletonProps } from './TeaserTileSkeleton.tsx';
