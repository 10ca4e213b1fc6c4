import { statement, type Bind } from '../../world/statement.ts';

/** The newest albums of a performer up to an age rating. */
export const albumsOfActor = statement((db, $: Bind<{ actorId: number; fsk: number; first: number }>) =>
  db
    .selectFrom('album')
    .selectAll()
    .where('actorId', '=', $('actorId'))
    .where('ageRating', '<=', $('fsk'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit($('first')),
);

export const countAlbums = statement((db, $: Bind<{ actorId: number; fsk: number }>) =>
  db
    .selectFrom('album')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('actorId', '=', $('actorId'))
    .where('ageRating', '<=', $('fsk')),
);

export const albumById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('album').selectAll().where('id', '=', $('id')),
);
