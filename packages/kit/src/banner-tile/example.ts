import type { BannerTileProps } from './BannerTile.tsx';

export const bannerTileExample = {
  title: 'On stage',
  href: '/n',
  wide: { src: '/pictures/p', tint: 1 },
} satisfies BannerTileProps;
