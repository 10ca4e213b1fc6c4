import { formatCoins } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import { getGuestBalance, getMovements, type movementKind } from '@lounge/protocol/foundation/wallet';
import { handle, refuse } from '../../pipeline/handler.ts';
import { guestAccount } from './ledger.ts';
import { countMovements, movementsOf } from './statements.ts';
import { coins, purseOf } from './tell-balance.ts';

const defaultFirst = 20;

/** What answers the calls of this room. */
export const walletHandlers = [
  handle(getGuestBalance, (_, { guestId, language }, { tx }) => purseOf(tx, guestId ?? refuse('needLogin'), language)),
  handle(getMovements, async ({ first = defaultFirst, offset = 0 }, { guestId, language }, { tx }) => {
    const account = guestAccount(guestId ?? refuse('needLogin'));
    const rows = await movementsOf.all(tx, { account, first, offset });
    const counted = await countMovements.first(tx, { account });
    const items = rows.map(({ id, at, kind, amount }) => ({
      ...{ id, at, kind: kind as Infer<typeof movementKind> },
      ...{ amount: coins(amount), amountFormatted: formatCoins(amount, language) },
    }));
    return { items, total: counted?.total ?? 0 };
  }),
];
