import { replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** A guest's note by its key. */
export const noteByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('actorNote').select(['comment', 'at']).where('key', '=', $('key')),
);

/** Stores a note in the place of the one before. */
export const replaceNote = replaceRow('actorNote');

/** Deletes a note. */
export const deleteNote = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('actorNote').where('key', '=', $('key')),
);
