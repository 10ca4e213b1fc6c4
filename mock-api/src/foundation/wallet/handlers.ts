import { formatCoins } from '@lounge/locale';
import { getGuestBalance, getMovements, vxpayOnsuccess } from '@lounge/protocol/foundation/wallet';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import { coins } from '../../wire/coins.ts';
import { guestAccount } from './ledger.ts';
import { countLedgerEntries, ledgerEntriesOf, paymentByKey } from './statements.ts';
import { balanceAnswer } from './publish-balance.ts';

const defaultFirst = 20;

/** The handlers of this module's calls. */
export const walletHandlers = [
  handle(getGuestBalance, (_, caller, { tx }) => balanceAnswer(tx, guestOf(caller), caller.language)),
  handle(getMovements, async ({ first = defaultFirst, offset = 0 }, caller, { tx }) => {
    const account = guestAccount(guestOf(caller));
    const rows = await ledgerEntriesOf.all(tx, { account, first, offset });
    const counted = await countLedgerEntries.first(tx, { account });
    const items = rows.map(({ id, at, kind, amount }) => ({
      id,
      at,
      kind,
      amount: coins(amount),
      amountFormatted: formatCoins(amount, caller.language),
    }));
    return { items, total: counted?.total ?? 0 };
  }),
  handle(vxpayOnsuccess, async ({ paymentId }, caller, { tx }) => {
    const guestId = guestOf(caller);
    const payment = await paymentByKey.first(tx, { key: paymentId });
    // The payment of another guest is reported as unknown.
    if (payment?.guest_id !== guestId) return reject('unknown', 'paymentId');
    const { balance, balanceFormatted } = await balanceAnswer(tx, guestId, caller.language);
    return {
      success: true,
      coins: coins(payment.coins),
      guestBalance: balance,
      guestBalanceFormatted: balanceFormatted,
    };
  }),
];
