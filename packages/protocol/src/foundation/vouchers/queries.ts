import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { voucher } from './schemas.ts';

/**
 * The guest's vouchers that are neither used up nor over; those that end first come first.
 * @spec query:guest.vouchers
 * @assumed A list; what is used up or over is not in it, what is not valid yet is.
 */
export const getGuestVouchers = query('foundation/vouchers/getGuestVouchers', {
  needs: 'guest',
  input: s.empty,
  answer: s.array(voucher),
  failures: ['needLogin'],
  purpose: 'Lists the vouchers that the guest may use.',
});
