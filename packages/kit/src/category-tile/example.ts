import type { CategoryTileProps } from './CategoryTile.tsx';
import type { CategoryTileSkeletonProps } from './CategoryTileSkeleton.tsx';

export const categoryTileExample = {
  label: 'Musicians',
  href: '#musicians',
  count: 46,
  picture: { src: '/samples/velvet/still/vinyl', tint: 1 },
} satisfies CategoryTileProps;

export const categoryTileSkeletonExample = {} satisfies CategoryTileSkeletonProps;
