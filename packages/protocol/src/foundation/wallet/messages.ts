import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';

/**
 * The guest's balance changed; the new one in hundredths and as text.
 * @spec socket:guestBalance
 * @assumed The text is in the language of the call that changed the balance; pushes carry no language.
 */
export const guestBalance = push('foundation/wallet/guestBalance', {
  payload: s.object({ guestBalance: money, guestBalanceFormatted: s.string, guestIsPayingCustomer: s.boolean }),
  purpose: 'Reports the guest’s new balance.',
});
