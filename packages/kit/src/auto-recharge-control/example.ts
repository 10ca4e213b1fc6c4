import type { AutoRechargeControlProps } from './AutoRechargeControl.tsx';

export const autoRechargeControlExample = {
  value: { isOn: false, threshold: 2000, amount: 1000, methodId: null },
  thresholds: [1000, 2000, 5000],
  amounts: [
    { amount: 1000, coins: 4000 },
    { amount: 2500, coins: 10_000 },
  ],
  methods: [{ id: 1, kind: 'card', label: '··4417' }],
  logInHref: '#log-in',
  onChange: () => undefined,
} satisfies AutoRechargeControlProps;
