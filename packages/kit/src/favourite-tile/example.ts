import type { FavouriteTileProps } from './FavouriteTile.tsx';

export const favouriteTileExample = {
  name: 'Noor',
  href: '/n',
  picture: { src: '/pictures/p', tint: 1 },
  onUnpin: () => undefined,
  notify: { email: true, sms: false },
} satisfies FavouriteTileProps;
