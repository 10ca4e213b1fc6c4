import type { TicketDialogProps } from './TicketDialog.tsx';

export const ticketDialogExample = {
  step: 'buy',
  title: 'Piano',
  name: 'Noor',
  picture: { src: '/pictures/p', tint: 1 },
  start: '2026-11-27T20:00:00.000Z',
  minutes: 45,
  price: 8000,
  balance: 10_000,
  promo: { code: '', state: 'empty' },
  topUpHref: '/t',
  onClose: () => undefined,
} satisfies TicketDialogProps;
