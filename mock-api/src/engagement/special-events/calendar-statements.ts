import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** The gift calendar of a performer that has begun last. */
export const begunGiftCalendar = statement((db, $: Bind<{ actorId: number; now: string }>) =>
  db
    .selectFrom('campaign')
    .selectAll()
    .where('actorId', '=', $('actorId'))
    .where('eventType', '=', 'giftCalendar')
    .where('start', '<=', $('now'))
    .orderBy('start', 'desc')
    .limit(1),
);

/** The gift calendar of a performer that begins next. */
export const nextGiftCalendar = statement((db, $: Bind<{ actorId: number; now: string }>) =>
  db
    .selectFrom('campaign')
    .selectAll()
    .where('actorId', '=', $('actorId'))
    .where('eventType', '=', 'giftCalendar')
    .where('start', '>', $('now'))
    .orderBy('start')
    .limit(1),
);

/** The draws that are over and were not held, the oldest first. */
export const dueDraws = statement((db, $: Bind<{ now: string; first: number }>) =>
  db
    .selectFrom('campaign')
    .leftJoin('heldDraw', 'heldDraw.eventId', 'campaign.id')
    .select('campaign.id')
    .where('campaign.eventType', '=', 'prizeDraw')
    .where('campaign.end', '<=', $('now'))
    .where('heldDraw.id', 'is', null)
    .orderBy('campaign.end')
    .limit($('first')),
);

export const heldDrawOf = statement((db, $: Bind<{ eventId: number }>) =>
  db.selectFrom('heldDraw').select('at').where('eventId', '=', $('eventId')),
);

/** Notes that a draw is held and returns its id; null where another change did. */
export const insertHeldDraw = insertRow('heldDraw', {}, (insert) =>
  insert.onConflict((conflict) => conflict.column('eventId').doNothing()).returning('id'),
);

export const entryByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('drawEntry').select('hasWon').where('key', '=', $('key')),
);

/** Enters a guest, unless the guest takes part already. */
export const insertEntry = insertRow('drawEntry', { hasWon: 0 }, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()),
);

/** The guests who take part in a draw and whose accounts are not locked. */
export const entrantsOf = statement((db, $: Bind<{ eventId: number }>) =>
  db
    .selectFrom('drawEntry')
    .innerJoin('guest', 'guest.id', 'drawEntry.guestId')
    .select('drawEntry.guestId')
    .where('drawEntry.eventId', '=', $('eventId'))
    .where('guest.isLocked', '=', 0)
    .orderBy('drawEntry.guestId'),
);

export const setWinner = statement((db, $: Bind<{ key: string }>) =>
  db.updateTable('drawEntry').set({ hasWon: 1 }).where('key', '=', $('key')),
);
