import { push } from '../../declare/call.ts';
import { listOf, shape } from '../../vocabulary/shapes.ts';
import { voucherSummary } from './shapes.ts';

/**
 * The guest has other vouchers than before.
 * @spec socket:guestVouchers
 * @assumed The payload: the whole summary, by type, then performer.
 */
export const guestVouchers = push('foundation/vouchers/guestVouchers', {
  payload: shape({ guestVouchers: listOf(voucherSummary) }),
  purpose: 'Tells the guest which vouchers there are now.',
});
