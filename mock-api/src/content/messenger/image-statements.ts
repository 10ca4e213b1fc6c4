import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** A stored picture of a guest. */
export const imageOfGuest = statement((db, $: Bind<{ key: string; guestId: number }>) =>
  db
    .selectFrom('messageImage')
    .select(['key', 'contentType', 'bytes'])
    .where('key', '=', $('key'))
    .where('guestId', '=', $('guestId'))
    .where('isComplete', '=', 1),
);

/** The first part of a picture after another one, in the order of their ids. */
export const nextPart = statement((db, $: Bind<{ image: string; after: number }>) =>
  db
    .selectFrom('messageImagePart')
    .select(['id', 'base64'])
    .where('image', '=', $('image'))
    .where('id', '>', $('after'))
    .orderBy('id')
    .limit(1),
);

/** The bytes that a guest has stored since an instant. */
export const bytesSince = statement((db, $: Bind<{ guestId: number; since: string }>) =>
  db
    .selectFrom('messageImage')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('bytes'), e.lit(0)).as('bytes'))
    .where('guestId', '=', $('guestId'))
    .where('at', '>', $('since')),
);

/** The guest's pictures that are not part of a message, except the latest `keep`. */
export const unsentImages = statement((db, $: Bind<{ guestId: number; keep: number }>) =>
  db
    .selectFrom('messageImage')
    .select('key')
    .where('guestId', '=', $('guestId'))
    .where('unsentSince', 'is not', null)
    .orderBy('unsentSince', 'desc')
    .limit(Number.MAX_SAFE_INTEGER)
    .offset($('keep')),
);

/** Some pictures of any guest that are not part of a message since an instant, the oldest first. */
export const forgottenImages = statement((db, $: Bind<{ before: string }>) =>
  db.selectFrom('messageImage').select('key').where('unsentSince', '<', $('before')).orderBy('unsentSince').limit(2),
);

/** The picture has become part of a message. */
export const imageIsSent = statement((db, $: Bind<{ key: string }>) =>
  db.updateTable('messageImage').set({ unsentSince: null }).where('key', '=', $('key')),
);

export const deleteImage = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('messageImage').where('key', '=', $('key')),
);

export const deleteParts = statement((db, $: Bind<{ image: string }>) =>
  db.deleteFrom('messageImagePart').where('image', '=', $('image')),
);

/** Inserts a picture whose parts follow. */
export const insertImage = insertRow('messageImage', { isComplete: 0 });

export const insertPart = insertRow('messageImagePart');

/** Returns the picture, unless it was deleted meanwhile. */
export const completeImage = statement((db, $: Bind<{ key: string }>) =>
  db.updateTable('messageImage').set({ isComplete: 1 }).where('key', '=', $('key')).returning(['key', 'contentType']),
);
