import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';

/**
 * The guest has another number of coins than before, in hundredths and as text.
 * @spec socket:guestBalance
 * @assumed The text is in the language of the call that moved the coins; pushes carry no language of their own.
 */
export const guestBalance = push('foundation/wallet/guestBalance', {
  payload: s.object({ guestBalance: money, guestBalanceFormatted: s.string, guestIsPayingCustomer: s.boolean }),
  purpose: 'Reports to the guest how many coins are left after a movement.',
});
