import type { OneClickPaymentWindowProps } from './OneClickPaymentWindow.tsx';

export const oneClickPaymentWindowExample = {
  state: { kind: 'available' },
  amounts: [
    { amount: 1000, coins: 4000 },
    { amount: 2500, coins: 10_000 },
    { amount: 5000, coins: 20_000 },
  ],
  method: { kind: 'card', label: '··4417' },
  secondsLeft: 60,
  topUpHref: '#top-up',
  onCharge: () => undefined,
} satisfies OneClickPaymentWindowProps;
