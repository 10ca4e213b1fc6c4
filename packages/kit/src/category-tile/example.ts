import type { CategoryTileProps } from './CategoryTile.tsx';
import type { CategoryTileSkeletonProps } from './CategoryTileSkeleton.tsx';

export const categoryTileExample = {
  label: 'Musicians',
  href: '/m',
  picture: { src: '/pictures/p', tint: 1 },
} satisfies CategoryTileProps;

export const categoryTileSkeletonExample = {} satisfies CategoryTileSkeletonProps;
