import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { voucherSummary } from './schemas.ts';

/**
 * The guest has other vouchers than before.
 * @spec socket:guestVouchers
 * @assumed The payload: the whole summary, by type, then performer.
 */
export const guestVouchers = push('foundation/vouchers/guestVouchers', {
  payload: s.object({ guestVouchers: s.array(voucherSummary) }),
  purpose: 'Reports the guest which vouchers there are now.',
});
