import type { AutoRechargeControlProps } from './AutoRechargeControl.tsx';

export const autoRechargeControlExample = {
  value: { isOn: false, threshold: 2000, amount: 1000, methodId: null },
  thresholds: [2000],
  amounts: [{ amount: 1000, coins: 4000 }],
  methods: [],
  logInHref: '/l',
  onChange: () => undefined,
} satisfies AutoRechargeControlProps;
