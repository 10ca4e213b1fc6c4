import type { AlbumTileProps } from './AlbumTile.tsx';

export const albumTileExample = {
  title: 'From the garden',
  href: '#garden',
  picture: { src: '/samples/velvet/album/garden', tint: 6 },
  owner: 'Mirela',
  count: 18,
  price: { amount: 2000 },
} satisfies AlbumTileProps;
