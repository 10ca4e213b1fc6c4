export { ArchTile, type ArchTileProps } from './ArchTile.tsx';
export { ArchTileSkeleton, type ArchTileSkeletonProps } from './ArchTileSkeleton.tsx';
