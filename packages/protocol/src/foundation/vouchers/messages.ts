import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { voucherSummary } from './schemas.ts';

/**
 * The guest's vouchers changed.
 * @spec socket:guestVouchers
 * @assumed The payload: the whole summary, ordered by type, then performer.
 */
export const guestVouchers = push('foundation/vouchers/guestVouchers', {
  payload: s.object({ guestVouchers: s.array(voucherSummary) }),
  purpose: 'Reports the guest’s current vouchers.',
});

/**
 * The guest redeemed a bonus code, perhaps on another device.
 * @spec socket:bonusCodeRedeemed
 * @assumed The payload: the code as it is printed.
 */
export const bonusCodeRedeemed = push('foundation/vouchers/bonusCodeRedeemed', {
  payload: s.object({ code: s.string, containsTopUpBenefit: s.boolean }),
  purpose: 'Reports that the guest redeemed a bonus code.',
});
