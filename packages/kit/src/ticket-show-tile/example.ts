import type { TicketShowTileProps } from './TicketShowTile.tsx';

export const ticketShowTileExample = {
  title: 'Piano by lamplight',
  href: '#piano',
  picture: { src: '/samples/velvet/still/rooftop', tint: 0 },
  owner: 'Mirela',
  start: '2026-11-27T20:00:00.000Z',
  end: '2026-11-27T20:45:00.000Z',
  now: Date.parse('2026-11-20T19:00:00.000Z'),
  price: 8000,
} satisfies TicketShowTileProps;
