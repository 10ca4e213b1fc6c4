import { query } from '../../declare/call.ts';
import { listOf, nothing } from '../../vocabulary/shapes.ts';
import { voucher } from './shapes.ts';

/**
 * The guest's vouchers that are neither used up nor over; those that end first come first.
 * @spec query:guest.vouchers
 * @assumed A list; what is used up or over is not in it, what is not valid yet is.
 */
export const getGuestVouchers = query('foundation/vouchers/getGuestVouchers', {
  needs: 'guest',
  input: nothing,
  answer: listOf(voucher),
  failures: ['needLogin'],
  purpose: 'Lists the vouchers that the guest may use.',
});
