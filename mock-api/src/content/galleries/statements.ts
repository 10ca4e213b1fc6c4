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

/** Albums by their ids, in any order, with the name of their performer. `ids` is a JSON array. */
export const albumsAmong = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  db
    .selectFrom('album')
    .innerJoin('actor', 'actor.id', 'album.actorId')
    .selectAll('album')
    .select('actor.name as actorName')
    .where(isAmong('album.id', $('ids'))),
);

export const albumById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('album').selectAll().where('id', '=', $('id')),
);
