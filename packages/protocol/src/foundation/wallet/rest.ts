import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';

/**
 * The guest's balance, in hundredths and as text.
 * @spec rest:guest.balance.get
 * @assumed The full path, and that it requires a log-in.
 */
export const getGuestBalance = read('foundation/wallet/getGuestBalance', {
  path: '/rest/v1/guest/getGuestBalance',
  needs: 'guest',
  input: s.empty,
  answer: s.object({ balance: money, balanceFormatted: s.string, isPayingCustomer: s.boolean }),
  failures: ['needLogin'],
  purpose: 'Reads the guest’s balance.',
});

/**
 * The result of a payment that the payment window reported. The site verifies the report with it.
 * @spec rest:vxpay.onsuccess, feature:pay.top-up
 * @assumed POST; the window reports the id of the payment; the coins were booked with the payment, so a repeat has no effect.
 */
export const vxpayOnsuccess = post('foundation/wallet/vxpayOnsuccess', {
  path: '/rest/v1/vxpay/onsuccess',
  needs: 'guest',
  changes: false,
  input: s.object({ paymentId: s.boundedString(64) }),
  answer: s.object({ success: s.boolean, coins: money, guestBalance: money, guestBalanceFormatted: s.string }),
  failures: ['needLogin', 'unknown'],
  purpose: 'Reads the result of a payment that the payment window reported.',
});
