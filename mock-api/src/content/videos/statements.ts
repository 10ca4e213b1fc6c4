import { sql, type Kysely } from 'kysely';
import { countUpTo } from '../../world/bounded-count.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row, DatabaseSchema } from '../../world/tables.ts';

/** A video's row with its performer's name and presence. */
export type VideoRow = Row<'video'> & { actorName: string; actorSlug: string; actorIsOnline: number };

/** Videos with their performer's name. Subqueries, because a join makes the read ten times slower. */
export const videosWithActor = (db: Kysely<DatabaseSchema>) => {
  const ofActor = (column: 'name' | 'slug' | 'isOnline') =>
    db.selectFrom('actor').select(column).where('actor.id', '=', sql.ref<number>('video.actorId'));
  return db
    .selectFrom('video')
    .selectAll()
    .select([sql<string>`${ofActor('name')}`.as('actorName'), sql<string>`${ofActor('slug')}`.as('actorSlug')])
    .select(sql<number>`${ofActor('isOnline')}`.as('actorIsOnline'));
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

/** How many of the youngest videos of a tag are looked at for recommendations. */
const mostOfTag = 60;

/** Videos that share the most tags with one, the most liked first. A tag with many videos costs no more than one with a few. */
export const similarVideos = statement((db, $: Bind<{ videoId: number; first: number }>) => {
  const similar = db
    .selectFrom('videoTag as own')
    .innerJoin('videoTag as other', (join) =>
      join.on(
        'other.key',
        'in',
        sql<string>`(select "key" from "videoTag" as "young" where "young"."tag" = "own"."tag" order by "young"."videoId" desc limit ${sql.lit(mostOfTag)})`,
      ),
    )
    .select('other.videoId')
    .distinct()
    .where('own.videoId', '=', $('videoId'))
    .where('other.videoId', '!=', $('videoId'));
  const shared = sql<number>`(select count(*) from "videoTag" as "one" join "videoTag" as "two" on "two"."tag" = "one"."tag" where "one"."videoId" = "video"."id" and "two"."videoId" = ${$('videoId')})`;
  return videosWithActor(db)
    .innerJoin(similar.as('similar'), 'similar.videoId', 'video.id')
    .orderBy(shared, 'desc')
    .orderBy('video.likes', 'desc')
    .orderBy('video.id')
    .limit($('first'));
});

/** The tags of a video. */
export const tagsOfVideo = statement((db, $: Bind<{ videoId: number }>) =>
  db
    .selectFrom('videoTag')
    .innerJoin('tag', 'tag.key', 'videoTag.tag')
    .select(['tag.key', 'tag.name', 'tag.videoCount'])
    .where('videoTag.videoId', '=', $('videoId'))
    .orderBy('tag.key'),
);

/** The tags of a performer's videos, the most frequent first. */
export const tagsOfActor = statement((db, $: Bind<{ actorId: number }>) =>
  db
    .selectFrom('video')
    .innerJoin('videoTag', 'videoTag.videoId', 'video.id')
    .innerJoin('tag', 'tag.key', 'videoTag.tag')
    .select(['tag.key', 'tag.name'])
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('video.actorId', '=', $('actorId'))
    .groupBy(['tag.key', 'tag.name'])
    .orderBy('total', 'desc')
    .orderBy('tag.key'),
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
