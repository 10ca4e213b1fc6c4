import type { SkeletonProps } from './Skeleton.tsx';
import type { TileSkeletonProps } from './TileSkeleton.tsx';

export const skeletonExample = {} satisfies SkeletonProps;

export const tileSkeletonExample = {} satisfies TileSkeletonProps;
