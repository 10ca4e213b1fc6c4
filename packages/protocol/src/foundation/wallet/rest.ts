import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';

/**
 * How many coins the guest has, in hundredths and as text.
 * @spec rest:guest.balance.get
 * @assumed The full path, and that it needs a log-in.
 */
export const getGuestBalance = read('foundation/wallet/getGuestBalance', {
  path: '/rest/v1/guest/getGuestBalance',
  needs: 'guest',
  input: s.empty,
  answer: s.object({ balance: money, balanceFormatted: s.string, isPayingCustomer: s.boolean }),
  failures: ['needLogin'],
  purpose: 'Reads how many coins the guest has.',
});

/**
 * What became of a payment that the hosted payment window reported: the site asks before it believes it.
 * @spec rest:vxpay.onsuccess, feature:pay.top-up
 * @assumed POST; the window hands on the id of the payment; the coins were booked when it was made, so a repeat changes nothing.
 */
export const vxpayOnsuccess = post('foundation/wallet/vxpayOnsuccess', {
  path: '/rest/v1/vxpay/onsuccess',
  needs: 'guest',
  changes: false,
  input: s.object({ paymentId: s.boundedString(64) }),
  answer: s.object({ success: s.boolean, coins: money, guestBalance: money, guestBalanceFormatted: s.string }),
  failures: ['needLogin', 'unknown'],
  purpose: 'Reads what became of a payment that the payment window reported.',
});
