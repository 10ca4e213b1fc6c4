import type { TeaserTileProps } from './TeaserTile.tsx';
import type { TeaserTileSkeletonProps } from './TeaserTileSkeleton.tsx';

export const teaserTileExample = {
  title: 'The wheel turns',
  text: 'One spin a day costs nothing.',
  link: { href: '#wheel', label: 'Spin' },
  picture: { src: '/samples/velvet/still/orchids', tint: 2 },
} satisfies TeaserTileProps;

export const teaserTileSkeletonExample = {} satisfies TeaserTileSkeletonProps;
