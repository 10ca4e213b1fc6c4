import type { BannerTileProps } from './BannerTile.tsx';

export const bannerTileExample = {
  title: 'On stage tonight',
  text: 'Come in, a look costs nothing.',
  href: '#stage',
  wide: { src: '/samples/velvet/banner/mirela', tint: 5 },
  tall: { src: '/samples/velvet/portrait/mirela', tint: 5 },
} satisfies BannerTileProps;
