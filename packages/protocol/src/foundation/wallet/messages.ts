import { push } from '../../declare/call.ts';
import { flag, shape, text } from '../../vocabulary/shapes.ts';
import { money } from '../../vocabulary/words.ts';

/**
 * The guest has another number of coins than before, in hundredths and as text.
 * @spec socket:guestBalance
 * @assumed The text is in the language of the call that moved the coins; pushes carry no language of their own.
 */
export const guestBalance = push('foundation/wallet/guestBalance', {
  payload: shape({ guestBalance: money, guestBalanceFormatted: text, guestIsPayingCustomer: flag }),
  purpose: 'Tells the guest how many coins are left after a movement.',
});
