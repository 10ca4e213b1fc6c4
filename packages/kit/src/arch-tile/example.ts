import type { ArchTileProps } from './ArchTile.tsx';
import type { ArchTileSkeletonProps } from './ArchTileSkeleton.tsx';

export const archTileExample = {
  name: 'Mirela',
  href: '#mirela',
  picture: { src: '/samples/velvet/portrait/mirela', tint: 5 },
  price: { amount: 3600 },
} satisfies ArchTileProps;

export const archTileSkeletonExample = {} satisfies ArchTileSkeletonProps;
