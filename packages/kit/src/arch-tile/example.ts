import type { ArchTileProps } from './ArchTile.tsx';
import type { ArchTileSkeletonProps } from './ArchTileSkeleton.tsx';

export const archTileExample = {
  name: 'Noor',
  href: '/n',
  picture: { src: '/pictures/p', tint: 1 },
  price: { amount: 100 },
} satisfies ArchTileProps;

export const archTileSkeletonExample = {} satisfies ArchTileSkeletonProps;
