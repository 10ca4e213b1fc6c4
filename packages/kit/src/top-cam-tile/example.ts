import type { TopCamTileProps } from './TopCamTile.tsx';

export const topCamTileExample = {
  name: 'Oona Lind',
  href: '#oona-lind',
  picture: { src: '/samples/velvet/portrait/oonalind', tint: 4 },
  presence: 'online',
  age: 34,
  languages: 'EN, DE',
  rating: { count: 58, satisfaction: 94 },
  rank: 1,
  pins: 4812,
  callPrice: 2400,
  takesCalls: true,
} satisfies TopCamTileProps;
