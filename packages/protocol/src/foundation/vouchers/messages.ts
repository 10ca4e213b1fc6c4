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
