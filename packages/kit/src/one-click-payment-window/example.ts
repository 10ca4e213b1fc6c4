import type { OneClickPaymentWindowProps } from './OneClickPaymentWindow.tsx';

export const oneClickPaymentWindowExample = {
  state: { kind: 'available' },
  amounts: [{ amount: 1000, coins: 4000 }],
  topUpHref: '/t',
  onCharge: () => undefined,
} satisfies OneClickPaymentWindowProps;
