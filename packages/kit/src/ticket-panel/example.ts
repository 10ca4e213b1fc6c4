import type { TicketPanelProps } from './TicketPanel.tsx';

export const ticketPanelExample = {
  start: '2026-11-27T20:00:00.000Z',
  end: '2026-11-27T20:45:00.000Z',
  doorOpens: '2026-11-27T19:50:00.000Z',
  now: 0,
  price: 8000,
} satisfies TicketPanelProps;
