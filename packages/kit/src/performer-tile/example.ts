import type { PerformerTileProps } from './PerformerTile.tsx';
import type { PerformerTileSkeletonProps } from './PerformerTileSkeleton.tsx';

export const performerTileExample = {
  name: 'Noor',
  href: '/n',
  picture: { src: '/pictures/p', tint: 1 },
  price: { amount: 100 },
  rating: { count: 40, satisfaction: 96 },
  badges: [{ kind: 'live' }],
  progress: 0.4,
} satisfies PerformerTileProps;

export const performerTileSkeletonExample = {} satisfies PerformerTileSkeletonProps;
