import { relatedTypes, relationTypes } from '@lounge/protocol/foundation/guest';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** The relation that a guest has, by its key. */
export const relationByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('relation').select('key').where('key', '=', $('key')),
);

/** Stores a relation; a repeat stores nothing. */
export const insertRelation = insertRow('relation', { doneAt: null }, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()),
);

/** Deletes a relation that had no effect yet. */
export const deleteOpenRelation = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('relation').where('key', '=', $('key')).where('doneAt', 'is', null),
);

/** The guests who want to be reminded of a show and were not yet. */
export const openReminders = statement((db, $: Bind<{ showId: number }>) =>
  db
    .selectFrom('relation')
    .select('guestId')
    .where('objectTypeId', '=', relatedTypes.ticketShow)
    .where('objectId', '=', $('showId'))
    .where('relationTypeId', '=', relationTypes.reminder)
    .where('doneAt', 'is', null)
    .orderBy('key'),
);

/** Records when a guest was reminded; returns no row where that was recorded before, or nothing was to be reminded of. */
export const setReminded = statement((db, $: Bind<{ key: string; at: string }>) =>
  db
    .updateTable('relation')
    .set({ doneAt: $('at') })
    .where('key', '=', $('key'))
    .where('doneAt', 'is', null)
    .returning('key'),
);
