import { statement } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** Binds `actorId`, `fsk` and `first`; newest first. */
export const albumsOfActor = statement<Row<'album'>>((db, $) =>
  db
    .selectFrom('album')
    .selectAll()
    .where('actor_id', '=', $('actorId'))
    .where('age_rating', '<=', $('fsk'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit($('first')),
);

/** Binds `actorId` and `fsk`. */
export const countAlbums = statement<{ total: number }>((db, $) =>
  db
    .selectFrom('album')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('actor_id', '=', $('actorId'))
    .where('age_rating', '<=', $('fsk')),
);

/** Binds `id`. */
export const albumById = statement<Row<'album'>>((db, $) =>
  db.selectFrom('album').selectAll().where('id', '=', $('id')),
);

/** Binds `guestId`: the albums that a guest bought. */
export const albumsBought = statement<{ content_id: number }>((db, $) =>
  db.selectFrom('purchase').select('content_id').where('guest_id', '=', $('guestId')).where('kind', '=', 'album'),
);

/** Binds `key`, as `purchaseKey` makes it. */
export const purchaseByKey = statement<{ key: string }>((db, $) =>
  db.selectFrom('purchase').select('key').where('key', '=', $('key')),
);

/** Binds `key`, `guestId`, `albumId` and `at`. */
export const insertPurchase = statement((db, $) =>
  db.insertInto('purchase').values({
    ...{ key: $('key'), guest_id: $('guestId'), kind: 'album', content_id: $('albumId'), at: $('at') },
  }),
);

/** Binds `id`. */
export const ageCheckOf = statement<Pick<Row<'guest'>, 'avs_status'>>((db, $) =>
  db.selectFrom('guest').select('avs_status').where('id', '=', $('id')),
);

/** A guest buys an album once; the table's own key says so. */
export const purchaseKey = (guestId: number, albumId: number): string => `${guestId} album ${albumId}`;
