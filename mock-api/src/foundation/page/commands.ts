import { statusBarRemove } from '@lounge/protocol/foundation/page';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import { replaceRow } from '../../world/row-statements.ts';

/** Idempotent: an item can be closed again. */
const putClosedItem = replaceRow('closedItem');

/** The handlers of this module's commands. */
export const pageCommands = [
  handle(statusBarRemove, async ({ item }, caller, world) => {
    const guestId = guestOf(caller);
    await putClosedItem.all(world.tx, { key: `${guestId} ${item}`, guestId, item, at: nowIso(world) });
    return { item };
  }),
];
