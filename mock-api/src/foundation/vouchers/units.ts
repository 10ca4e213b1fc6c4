import { voucherTypes } from '@lounge/protocol/foundation/vouchers';

/** How many units of its row are one of a voucher's amount: rows keep time in seconds, amounts are minutes. */
const unitsOf = (type: number): number => (type === voucherTypes.videoChat ? 60 : 1);

/** The value in a voucher's row for an amount. */
export const storedAmount = (type: number, amount: number): number => amount * unitsOf(type);

/** The fields of a voucher, or of a sum of vouchers: `amount` rounded up to whole minutes where it is time. */
export const amountFields = (type: number, stored: number): { amount: number; seconds: number | null } => ({
  amount: Math.ceil(stored / unitsOf(type)),
  seconds: type === voucherTypes.videoChat ? stored : null,
});
