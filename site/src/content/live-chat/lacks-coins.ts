import { minChatBalance, minVoucherSeconds } from '@lounge/protocol/content/live-chat';

/** Whether a guest needs coins before a chat at a price starts: vouchers do not last, and the balance is known and too small. */
export const lacksCoins = (price: number | null, voucherSeconds: number, balance: number | null | undefined): boolean =>
  price !== null && price > 0 && voucherSeconds < minVoucherSeconds && balance != null && balance < minChatBalance;
