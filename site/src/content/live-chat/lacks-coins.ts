import { minChatBalance } from '@lounge/protocol/content/live-chat';

/** Whether a guest needs coins before a chat at a price starts: it has no voucher, and the balance is known and too small. */
export const lacksCoins = (price: number | null, voucherMinutes: number, balance: number | null | undefined): boolean =>
  price !== null && price > 0 && voucherMinutes === 0 && balance != null && balance < minChatBalance;
