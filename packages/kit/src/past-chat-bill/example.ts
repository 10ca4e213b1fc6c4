import type { PastChatBillProps } from './PastChatBill.tsx';

export const pastChatBillExample = {
  kind: 'videoChat',
  name: 'Mirela',
  exitCode: 501,
  endedAt: '2026-11-20T20:50:40.000Z',
  seconds: 760,
  cost: {
    pricePerMinute: 3600,
    amount: 45_600,
    voucher: { seconds: 178, amount: 10_680 },
    gifts: { amount: 1480, items: [{ name: 'Rose', amount: 1480 }] },
    toyControls: { amount: 1200, items: [{ name: 'Gentle wave', amount: 1200 }], givenBack: 1200 },
    total: 37_600,
  },
} satisfies PastChatBillProps;
