import { sql, type Kysely } from 'kysely';
import { countUpTo } from '../../world/bounded-count.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row, DatabaseSchema } from '../../world/tables.ts';

/** A video's row with its performer's name. */
export type VideoRow = Row<'video'> & { actorName: string; actorSlug: string };

/** Videos with their performer's name. Subqueries, because a join makes the read ten times slower. */
const videosWithActor = (db: Kysely<DatabaseSchema>) => {
  const ofActor = (column: 'name' | 'slug') =>
    db.selectFrom('actor').select(column).where('actor.id', '=', sql.ref<number>('video.actorId'));
  return db
    .selectFrom('video')
    .selectAll()
    .select([sql<string>`${ofActor('name')}`.as('actorName'), sql<string>`${ofActor('slug')}`.as('actorSlug')]);
};

/** The best rated videos of a performer since an instant. */
export const topVideos = statement((db, $: Bind<{ actorId: number; since: string }>) =>
  videosWithActor(db)
    .where('video.actorId', '=', $('actorId'))
    .where('video.createdAt', '>=', $('since'))
    .orderBy('video.likes', 'desc')
    .orderBy('video.id')
    .limit(12),
);

export const promotedVideo = statement((db, $: Bind<{ actorId: number }>) =>
  videosWithActor(db)
    .where('video.actorId', '=', $('actorId'))
    .where('video.isPromoted', '=', 1)
    .orderBy('video.id')
    .limit(1),
);

/** A page of all videos, newest first. */
export const newVideos = statement((db, $: Bind<{ first: number; offset: number }>) =>
  videosWithActor(db).orderBy('video.createdAt', 'desc').orderBy('video.id').limit($('first')).offset($('offset')),
);

/** A page of the videos of performers, newest first. `actorIds` is a JSON array. */
export const videosOfActors = statement(
  (db, $: Bind<{ actorIds: string; first: number; offset: number }>, { isAmong }) =>
    videosWithActor(db)
      .where(isAmong('video.actorId', $('actorIds')))
      .orderBy('video.createdAt', 'desc')
      .orderBy('video.id')
      .limit($('first'))
      .offset($('offset')),
);

export const countVideos = statement((db, $: Bind<{ actorId: number }>) =>
  db
    .selectFrom('video')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('actorId', '=', $('actorId')),
);

/** The number of all videos, as lists count. */
export const countAllVideos = statement((db) => countUpTo(db, db.selectFrom('video')));

/** Videos by their ids, in any order. `ids` is a JSON array. */
export const videosAmong = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  videosWithActor(db).where(isAmong('video.id', $('ids'))),
);

export const videoById = statement((db, $: Bind<{ id: number }>) =>
  videosWithActor(db).where('video.id', '=', $('id')),
);
