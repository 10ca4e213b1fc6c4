import type { VipValueHistoryProps } from './VipValueHistory.tsx';

export const vipValueHistoryExample = {
  title: 'Your months',
  text: 'Coins spent, last six months',
  months: [240, 310, 480, 190, 400, 252].map((coins, at) => ({ month: at + 6, year: 2026, value: coins * 100 })),
} satisfies VipValueHistoryProps;
