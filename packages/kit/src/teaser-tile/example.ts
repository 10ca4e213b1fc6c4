import type { TeaserTileProps } from './TeaserTile.tsx';
import type { TeaserTileSkeletonProps } from './TeaserTileSkeleton.tsx';

export const teaserTileExample = {
  title: 'Wheel',
  text: 'It turns.',
  link: { href: '/w', label: 'Spin' },
  picture: { src: '/pictures/p', tint: 1 },
} satisfies TeaserTileProps;

export const teaserTileSkeletonExample = {} satisfies TeaserTileSkeletonProps;
