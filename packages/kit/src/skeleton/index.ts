export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { TileSkeleton, type TileSkeletonProps } from './TileSkeleton.tsx';
