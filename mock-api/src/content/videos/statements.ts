import { sql, type Kysely } from 'kysely';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row, DatabaseSchema } from '../../world/tables.ts';

/** A video's row with its performer's name. */
export type VideoRow = Row<'video'> & { actor_name: string; actor_slug: string };

/** Videos with their performer's name, by sub-select: a join costs ten times the read. */
const videosWithActor = (db: Kysely<DatabaseSchema>) => {
  const ofActor = (column: 'name' | 'slug') =>
    db.selectFrom('actor').select(column).where('actor.id', '=', sql.ref<number>('video.actor_id'));
  return db
    .selectFrom('video')
    .selectAll()
    .select([sql<string>`${ofActor('name')}`.as('actor_name'), sql<string>`${ofActor('slug')}`.as('actor_slug')]);
};

/** Binds `actorId` and `since`; best rated first. */
export const topVideos = statement((db, $: Bind<{ actorId: number; since: string }>) =>
  videosWithActor(db)
    .where('video.actor_id', '=', $('actorId'))
    .where('video.created_at', '>=', $('since'))
    .orderBy('video.likes', 'desc')
    .orderBy('video.id')
    .limit(12),
);

/** Binds `actorId`. */
export const promotedVideo = statement((db, $: Bind<{ actorId: number }>) =>
  videosWithActor(db)
    .where('video.actor_id', '=', $('actorId'))
    .where('video.is_promoted', '=', 1)
    .orderBy('video.id')
    .limit(1),
);

/** Binds `first` and `offset`; newest first. */
export const newVideos = statement((db, $: Bind<{ first: number; offset: number }>) =>
  videosWithActor(db).orderBy('video.created_at', 'desc').orderBy('video.id').limit($('first')).offset($('offset')),
);

/** Binds `actorId`. */
export const countVideos = statement((db, $: Bind<{ actorId: number }>) =>
  db
    .selectFrom('video')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('actor_id', '=', $('actorId')),
);

/** Counts every video. */
export const countAllVideos = statement((db) =>
  db.selectFrom('video').select((e) => e.fn.countAll<number>().as('total')),
);

/** Binds `id`. */
export const videoById = statement((db, $: Bind<{ id: number }>) =>
  videosWithActor(db).where('video.id', '=', $('id')),
);
