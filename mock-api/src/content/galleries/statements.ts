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
