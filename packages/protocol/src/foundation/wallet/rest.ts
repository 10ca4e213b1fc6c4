import { read } from '../../declare/call.ts';
import { flag, nothing, shape, text } from '../../vocabulary/shapes.ts';
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
