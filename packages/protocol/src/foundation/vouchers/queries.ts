import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { voucher } from './schemas.ts';

/**
 * The guest's vouchers that are neither used up nor expired, ordered by expiry.
 * @spec query:guest.vouchers
 * @assumed A list, without vouchers that are used up or expired, with those that are not valid yet.
 */
export const getGuestVouchers = query('foundation/vouchers/getGuestVouchers', {
  needs: 'guest',
  input: s.empty,
  answer: s.array(voucher),
  failures: ['needLogin'],
  purpose: 'Lists the vouchers that the guest may use.',
});
