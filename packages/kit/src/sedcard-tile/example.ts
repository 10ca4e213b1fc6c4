import type { SedcardTileProps } from './SedcardTile.tsx';

export const sedcardTileExample = {
  title: 'Garden',
  href: '/a',
  photos: [{ src: '/pictures/p', tint: 1 }],
  count: 18,
  likes: 68,
  free: true,
} satisfies SedcardTileProps;
