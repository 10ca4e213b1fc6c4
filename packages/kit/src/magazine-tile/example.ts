import type { MagazineTileProps } from './MagazineTile.tsx';

export const magazineTileExample = {
  magazine: {
    title: 'Flowers that stay awake',
    href: '#magazine',
    picture: { src: '/samples/velvet/portrait/tamsin', tint: 5 },
    issue: 'No. 14, Autumn',
    stories: 12,
  },
  onAnother: () => undefined,
} satisfies MagazineTileProps;
