import { refundedOf, spentBy } from '../../foundation/wallet/refund.ts';
import { parseJson } from '../../world/json.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';
import { transferIdByKey } from './statements.ts';

/** The latest ticket of a guest to a show, also one that ended. */
const latestTicket = statement((db, $: Bind<{ guestId: number; showId: number }>) =>
  db
    .selectFrom('camTicket')
    .innerJoin('camShow', 'camShow.id', 'camTicket.showId')
    .select(['camTicket.transferKey', 'camShow.title'])
    .where('camTicket.guestId', '=', $('guestId'))
    .where('camTicket.showId', '=', $('showId'))
    .orderBy('camTicket.id', 'desc')
    .limit(1),
);

/** The cost of a guest's ticket to a show by the ledger, and its refund; in hundredths of a coin. */
export const ticketBill = async (
  guestId: number,
  showId: number,
  language: Row<'chat'>['language'],
  { tx }: Pick<World, 'tx'>,
): Promise<{ showId: number; title: string; paid: number; givenBack: number } | null> => {
  const ticket = await latestTicket.first(tx, { guestId, showId });
  if (ticket === null) return null;
  const key = ticket.transferKey;
  const transfer = key === null ? null : await transferIdByKey.first(tx, { key });
  const [paid, givenBack] =
    transfer === null ? [0, 0] : [await spentBy(tx, guestId, transfer.id), await refundedOf(tx, guestId, transfer.id)];
  return { showId, title: parseJson(ticket.title)[language], paid, givenBack };
};
