import { formatCoins } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import { getGuestBalance, getMovements, vxpayOnsuccess, type movementKind } from '@lounge/protocol/foundation/wallet';
import { guestOf, handle, refuse } from '../../pipeline/handler.ts';
import { coins } from '../../pipeline/coins.ts';
import { guestAccount } from './ledger.ts';
import { countMovements, movementsOf, paymentByKey } from './statements.ts';
import { purseOf } from './tell-balance.ts';

const defaultFirst = 20;

/** What answers the calls of this room. */
export const walletHandlers = [
  handle(getGuestBalance, (_, caller, { tx }) => purseOf(tx, guestOf(caller), caller.language)),
  handle(getMovements, async ({ first = defaultFirst, offset = 0 }, caller, { tx }) => {
    const account = guestAccount(guestOf(caller));
    const rows = await movementsOf.all(tx, { account, first, offset });
    const counted = await countMovements.first(tx, { account });
    const items = rows.map(({ id, at, kind, amount }) => ({
      id,
      at,
      kind: kind as Infer<typeof movementKind>,
      amount: coins(amount),
      amountFormatted: formatCoins(amount, caller.language),
    }));
    return { items, total: counted?.total ?? 0 };
  }),
  handle(vxpayOnsuccess, async ({ paymentId }, caller, { tx }) => {
    const guestId = guestOf(caller);
    const payment = await paymentByKey.first(tx, { key: paymentId });
    // Another guest's payment is as unknown as none.
    if (payment?.guest_id !== guestId) return refuse('unknown', 'paymentId');
    const { balance, balanceFormatted } = await purseOf(tx, guestId, caller.language);
    return {
      success: true,
      coins: coins(payment.coins),
      guestBalance: balance,
      guestBalanceFormatted: balanceFormatted,
    };
  }),
];
