import type { TopCamTileProps } from './TopCamTile.tsx';

export const topCamTileExample = {
  name: 'Noor',
  href: '/n',
  picture: { src: '/pictures/p', tint: 1 },
  rank: 1,
  rating: { count: 40, satisfaction: 96 },
  pins: 12,
  callPrice: 2400,
  takesCalls: true,
} satisfies TopCamTileProps;
