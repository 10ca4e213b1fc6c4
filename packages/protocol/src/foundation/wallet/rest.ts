import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';
import { teaserMode } from './schemas.ts';

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
 * The result of a payment that the hosted payment window reported. The site verifies the report with it.
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

/**
 * Stores whether the teaser of the automatic recharge is shown.
 * @spec rest:guest.auto-recharge-teaser-state, rule:auto-recharge-teaser, state:auto-recharge-teaser
 * @assumed POST, the full path, the answer.
 */
export const autoRechargeTeaserState = post('foundation/wallet/autoRechargeTeaserState', {
  path: '/rest/v1/guest/autoRechargeTeaserState',
  needs: 'guest',
  input: s.object({ mode: teaserMode }),
  answer: s.object({ success: s.boolean }),
  failures: ['needLogin'],
  purpose: 'Stores whether the teaser of the automatic recharge is shown.',
});

/**
 * Hides the refill window of an incentive type for an interval.
 * @spec rest:conversion.refill-window-hidden.set, state:refill-window-hidden
 * @assumed The full path, a log-in, and that the interval is in seconds, at most 30 days.
 */
export const setRefillWindowHidden = post('foundation/wallet/setRefillWindowHidden', {
  path: '/rest/v1/conversion/setRefillWindowHidden',
  needs: 'guest',
  input: s.object({ incentiveType: s.boundedString(40), interval: s.count }),
  answer: s.object({ data: s.object({ success: s.boolean }) }),
  failures: ['needLogin', 'malformed'],
  purpose: 'Hides the refill window for an interval.',
});
