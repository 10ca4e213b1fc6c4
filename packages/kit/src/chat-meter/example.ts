import type { ChatMeterProps } from './ChatMeter.tsx';

export const chatMeterExample = {
  seconds: 312,
  price: { amount: 3600 },
  spent: 10_800,
  balance: 32_000,
} satisfies ChatMeterProps;
