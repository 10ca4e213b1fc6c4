import { insertRow, replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** The body of the share that has a key. */
export const shareByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('videoShare').select('bodyHash').where('key', '=', $('key')),
);

export const insertShare = insertRow('videoShare');

/** Counts that a video was shared. */
export const countShare = statement((db, $: Bind<{ id: number }>) =>
  db
    .updateTable('video')
    .set((e) => ({ shares: e('shares', '+', 1) }))
    .where('id', '=', $('id')),
);

export const nameOfGuest = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('name').where('id', '=', $('id')),
);

export const mailboxByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('shareMailbox').selectAll().where('key', '=', $('key')),
);

export const mailboxByToken = statement((db, $: Bind<{ token: string }>) =>
  db.selectFrom('shareMailbox').selectAll().where('token', '=', $('token')),
);

export const putMailbox = replaceRow('shareMailbox');

/** Forgets mailboxes that get no more mails by themselves; who wants none is remembered. */
export const forgetMailboxes = statement((db, $: Bind<{ before: string }>) =>
  db.deleteFrom('shareMailbox').where('isOff', '=', 0).where('at', '<', $('before')),
);
