import { statement, type Bind } from '../../world/statement.ts';

/** A stored picture of a guest. */
export const imageOfGuest = statement((db, $: Bind<{ key: string; guestId: number }>) =>
  db
    .selectFrom('message_image')
    .select(['key', 'content_type', 'bytes'])
    .where('key', '=', $('key'))
    .where('guest_id', '=', $('guestId'))
    .where('is_complete', '=', 1),
);

/** The first part of a picture after another one, in the order of their ids. */
export const nextPart = statement((db, $: Bind<{ image: string; after: number }>) =>
  db
    .selectFrom('message_image_part')
    .select(['id', 'base64'])
    .where('image', '=', $('image'))
    .where('id', '>', $('after'))
    .orderBy('id')
    .limit(1),
);

/** The bytes that a guest has stored since an instant. */
export const bytesSince = statement((db, $: Bind<{ guestId: number; since: string }>) =>
  db
    .selectFrom('message_image')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('bytes'), e.lit(0)).as('bytes'))
    .where('guest_id', '=', $('guestId'))
    .where('at', '>', $('since')),
);

/** The guest's pictures that are not part of a message, except the latest `keep`. */
export const unsentImages = statement((db, $: Bind<{ guestId: number; keep: number }>) =>
  db
    .selectFrom('message_image')
    .select('key')
    .where('guest_id', '=', $('guestId'))
    .where('unsent_since', 'is not', null)
    .orderBy('unsent_since', 'desc')
    .limit(-1)
    .offset($('keep')),
);

/** Some pictures of any guest that are not part of a message since an instant, the oldest first. */
export const forgottenImages = statement((db, $: Bind<{ before: string }>) =>
  db.selectFrom('message_image').select('key').where('unsent_since', '<', $('before')).orderBy('unsent_since').limit(2),
);

/** The picture has become part of a message. */
export const imageIsSent = statement((db, $: Bind<{ key: string }>) =>
  db.updateTable('message_image').set({ unsent_since: null }).where('key', '=', $('key')),
);

export const deleteImage = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('message_image').where('key', '=', $('key')),
);

export const deleteParts = statement((db, $: Bind<{ image: string }>) =>
  db.deleteFrom('message_image_part').where('image', '=', $('image')),
);

/** Inserts a picture whose parts follow. */
export const insertImage = statement(
  (db, $: Bind<{ key: string; guestId: number; contentType: string; bytes: number; at: string }>) =>
    db.insertInto('message_image').values({
      key: $('key'),
      guest_id: $('guestId'),
      content_type: $('contentType'),
      bytes: $('bytes'),
      is_complete: 0,
      at: $('at'),
      unsent_since: $('at'),
    }),
);

export const insertPart = statement((db, $: Bind<{ image: string; base64: string }>) =>
  db.insertInto('message_image_part').values({ image: $('image'), base64: $('base64') }),
);

/** Returns the picture, unless it was deleted meanwhile. */
export const completeImage = statement((db, $: Bind<{ key: string }>) =>
  db
    .updateTable('message_image')
    .set({ is_complete: 1 })
    .where('key', '=', $('key'))
    .returning(['key', 'content_type']),
);
