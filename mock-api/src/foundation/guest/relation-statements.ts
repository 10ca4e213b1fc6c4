import { relatedTypes, relationTypes } from '@lounge/protocol/foundation/guest';
import { insertRow, updateRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** The relation that a guest has, by its key. */
export const relationByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('relation').select('key').where('key', '=', $('key')),
);

/** Stores a relation; a repeat stores nothing. */
export const insertRelation = insertRow('relation', { doneAt: null }, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()),
);

/** The guests who want to be reminded of a show and were not yet. */
export const openReminders = statement((db, $: Bind<{ showId: number }>) =>
  db
    .selectFrom('relation')
    .select(['key', 'guestId'])
    .where('objectTypeId', '=', relatedTypes.ticketShow)
    .where('objectId', '=', $('showId'))
    .where('relationTypeId', '=', relationTypes.reminder)
    .where('doneAt', 'is', null)
    .orderBy('key'),
);

/** Records when a guest was reminded. */
export const setReminded = updateRow('relation', 'key', ['doneAt']);
