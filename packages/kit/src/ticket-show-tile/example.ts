import type { TicketShowTileProps } from './TicketShowTile.tsx';

export const ticketShowTileExample = {
  title: 'Piano',
  href: '/p',
  picture: { src: '/pictures/p', tint: 1 },
  owner: 'Noor',
  start: '2026-11-27T20:00:00.000Z',
  end: '2026-11-27T20:45:00.000Z',
  now: 0,
  price: 8000,
} satisfies TicketShowTileProps;
