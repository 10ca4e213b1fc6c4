import type { MagazineTileProps } from './MagazineTile.tsx';

export const magazineTileExample = {
  magazine: {
    title: 'Flowers that stay awake',
    href: '#magazine',
    picture: { src: '/samples/velvet/portrait/tamsin', tint: 5 },
    issue: 'No. 14, Autumn',
    pages: 48,
  },
  onAnother: () => undefined,
} satisfies MagazineTileProps;
