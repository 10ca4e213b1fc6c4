import { statusBarRemove } from '@lounge/protocol/foundation/page';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** Idempotent: an item can be closed again. */
const putClosedItem = statement((db, $: Bind<{ key: string; guestId: number; item: string; at: string }>) =>
  db.replaceInto('closedItem').values({ key: $('key'), guestId: $('guestId'), item: $('item'), at: $('at') }),
);

/** The handlers of this module's commands. */
export const pageCommands = [
  handle(statusBarRemove, async ({ item }, caller, world) => {
    const guestId = guestOf(caller);
    await putClosedItem.all(world.tx, { key: `${guestId} ${item}`, guestId, item, at: nowIso(world) });
    return { item };
  }),
];
