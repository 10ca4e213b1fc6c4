import type { PastChatBillProps } from './PastChatBill.tsx';

export const pastChatBillExample = {
  kind: 'videoChat',
  name: 'Noor',
  exitCode: 100,
  endedAt: '2026-11-20T20:50:00.000Z',
  seconds: 800,
} satisfies PastChatBillProps;
