import { statusBarRemove } from '@lounge/protocol/foundation/page';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** Idempotent: an item can be closed again. */
const putClosedItem = replaceRow('closedItem');

/** How many closed items of a guest are stored: each page of the guest has all of them, and an item may have any text. @assumed */
const maxClosed = 50;

/** Deletes the closed items of a guest beyond the newest ones. */
const deleteOldItems = statement((db, $: Bind<{ guestId: number; kept: number }>) =>
  db
    .deleteFrom('closedItem')
    .where('guestId', '=', $('guestId'))
    .where(
      'key',
      'not in',
      db
        .selectFrom('closedItem')
        .select('key')
        .where('guestId', '=', $('guestId'))
        .orderBy('at', 'desc')
        .orderBy('key', 'desc')
        .limit($('kept')),
    ),
);

/** The handlers of this module's commands. */
export const pageCommands = [
  handle(statusBarRemove, async ({ item }, caller, world) => {
    const guestId = guestOf(caller);
    await putClosedItem.all(world.tx, { key: `${guestId} ${item}`, guestId, item, at: nowIso(world) });
    await deleteOldItems.all(world.tx, { guestId, kept: maxClosed });
    return { item };
  }),
];
