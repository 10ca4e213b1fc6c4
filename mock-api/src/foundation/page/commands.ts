import { statusBarRemove, statusBarRemoved } from '@lounge/protocol/foundation/page';
import { guestOf } from '../../dispatch/handler.ts';
import { handleCommand } from '../../dispatch/run-command.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** Idempotent: an item can be closed again. */
const putClosedItem = statement((db, $: Bind<{ key: string; guestId: number; item: string; at: string }>) =>
  db.replaceInto('closed_item').values({ key: $('key'), guest_id: $('guestId'), item: $('item'), at: $('at') }),
);

/** The handlers of this module's commands. */
export const pageCommands = [
  handleCommand(statusBarRemove, async ({ item }, caller, world) => {
    const guestId = guestOf(caller);
    await putClosedItem.all(world.tx, { key: `${guestId} ${item}`, guestId, item, at: nowIso(world) });
    publish(world.bus, statusBarRemoved, { guestId }, { item });
  }),
];
