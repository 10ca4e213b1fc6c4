import type { AlbumTileProps } from './AlbumTile.tsx';

export const albumTileExample = {
  title: 'Garden',
  href: '/a',
  picture: { src: '/pictures/p', tint: 1 },
  owner: 'Noor',
  count: 3,
  price: { amount: 100 },
} satisfies AlbumTileProps;
