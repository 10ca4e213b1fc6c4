import type { FavouriteTileProps } from './FavouriteTile.tsx';

export const favouriteTileExample = {
  name: 'Noor Vega',
  href: '#noor',
  picture: { src: '/samples/velvet/portrait/noor', tint: 1 },
  online: true,
  messageHref: '#messages',
  chatHref: '#chat',
  notify: { email: true, sms: false },
  onUnpin: () => undefined,
} satisfies FavouriteTileProps;
