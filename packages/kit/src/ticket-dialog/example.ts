import type { TicketDialogProps } from './TicketDialog.tsx';

export const ticketDialogExample = {
  step: 'buy',
  picture: { src: '/samples/velvet/portrait/mirela', tint: 5 },
  title: 'Piano by lamplight',
  name: 'Mirela',
  start: '2026-11-27T20:00:00.000Z',
  minutes: 45,
  price: 8000,
  balance: 24_800,
  promo: { code: '', state: 'empty' },
  topUpHref: '#top-up',
  onClose: () => undefined,
} satisfies TicketDialogProps;
