import { post, read } from '../../declare/call.ts';
import { boundedText, flag, nothing, shape, text } from '../../vocabulary/shapes.ts';
import { money } from '../../vocabulary/words.ts';

/**
 * How many coins the guest has, in hundredths and as text.
 * @spec rest:guest.balance.get
 * @assumed The full path, and that it needs a log-in.
 */
export const getGuestBalance = read('foundation/wallet/getGuestBalance', {
  path: '/rest/v1/guest/getGuestBalance',
  needs: 'guest',
  input: nothing,
  answer: shape({ balance: money, balanceFormatted: text, isPayingCustomer: flag }),
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
  input: shape({ paymentId: boundedText(64) }),
  answer: shape({ success: flag, coins: money, guestBalance: money, guestBalanceFormatted: text }),
  failures: ['needLogin', 'unknown'],
  purpose: 'Reads what became of a payment that the payment window reported.',
});
