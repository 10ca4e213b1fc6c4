import { voucherTypes } from '@lounge/protocol/foundation/vouchers';

/** The type and subject of the vouchers for a code. */
export const voucherFor = (key: string) => ({ type: voucherTypes.bonusCode, subject: key });
