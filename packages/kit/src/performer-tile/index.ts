export { PerformerTile, type PerformerTileProps } from './PerformerTile.tsx';
export { PerformerTileSkeleton, type PerformerTileSkeletonProps } from './PerformerTileSkeleton.tsx';
export type { TileLock } from '../tile/tile-parts.tsx';
