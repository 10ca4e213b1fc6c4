import type { ChatEndSummaryProps } from './chat-end-types.ts';

export const chatEndSummaryExample = {
  kind: 'videoChat',
  name: 'Noor',
  picture: { src: '/pictures/p', tint: 1 },
  exitCode: 100,
  endedAt: '2026-11-20T20:50:00.000Z',
  seconds: 800,
  bill: { pricePerMinute: 3600, amount: 48_000, total: 48_000, balance: 5200 },
  again: { pricePerMinute: 3600, onStart: () => undefined },
  links: { message: '/m', topUp: '/t' },
} satisfies ChatEndSummaryProps;
