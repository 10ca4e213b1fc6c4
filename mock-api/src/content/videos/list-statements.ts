import type { VideoSortOrder } from '@lounge/protocol/content/videos';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { countUpTo } from '../../world/bounded-count.ts';
import type { Dialect } from '../../world/database.ts';
import { videoRatings, videoSale } from '../../world/indexes.ts';
import { memoized } from '../../world/memoized.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { DatabaseSchema } from '../../world/tables.ts';
import { videosWithActor } from './statements.ts';

/** The tags of a list; one that is empty is none. */
export const tagSlots = ['tag1', 'tag2', 'tag3', 'tag4', 'tag5', 'tag6', 'tag7', 'tag8', 'tag9', 'tag10'] as const;

/** How the rows of a list are found: along its order, along that of one sale type, or by an index of what it names or since when. */
export type FoundBy = 'order' | 'since' | 'sale' | 'bought' | 'liked' | 'actors' | 'ids' | 'tags';

type Flag = 0 | 1;

/** The parameters of a list's condition. A text is a list between commas, empty for any; `bought` is -1 for all but those. */
export type ListBindings = Readonly<
  Record<
    'sale' | 'oneSale' | 'since' | 'genders' | 'from' | 'until' | 'trendingSince' | 'vip30Since' | 'ids' | 'actorIds',
    string
  > &
    Record<'classic' | 'original' | 'shared' | 'vxselect' | 'vip30' | 'trending' | 'recommended' | 'reduced', Flag> &
    Record<(typeof tagSlots)[number], string> &
    Record<'shortest' | 'longest' | 'bought' | 'guestId' | 'trendingViews' | 'oftenShared', number>
>;

type Page = ListBindings & { readonly first: number; readonly offset: number };

const saleType = sql.raw(videoSale);

const isWanted = (
  $: Bind<ListBindings>,
  name: keyof ListBindings,
  condition: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> => sql`(${$(name)} = 0 or ${condition})`;

const wasBought = ($: Bind<ListBindings>): RawBuilder<SqlBool> => sql`exists (
  select 1 from "purchase" where "purchase"."guestId" = ${$('guestId')} and "purchase"."kind" = 'video' and "purchase"."contentId" = "video"."id"
)`;

/** How many of the most liked videos a reduced random order mixes. @assumed */
const mostMixed = 500;

const mostLiked = sql`select "id" from "video" order by "likes" desc, "id" limit ${sql.lit(mostMixed)}`;

const boughtBy = ($: Bind<ListBindings>) =>
  sql`select "contentId" from "purchase" where "guestId" = ${$('guestId')} and "kind" = 'video'`;

const tagList = ($: Bind<ListBindings>) => sql.join(tagSlots.map((slot) => $(slot)));

/** The condition of all lists; parameters switch its parts on. Rows are read along the order of the list. */
const matches = ($: Bind<ListBindings>, { unindexed }: Dialect): RawBuilder<SqlBool> => sql`
  (${$('sale')} = '' or ${$('sale')} like '%,' || ${saleType} || ',%')
  and (${$('genders')} = '' or exists (
    select 1 from "actor" where "actor"."id" = "video"."actorId" and ${$('genders')} like '%,' || "actor"."genderType" || ',%'
  ))
  and (${$('from')} = '' or ${sql.raw(unindexed('createdAt'))} >= ${$('from')})
  and (${$('until')} = '' or ${sql.raw(unindexed('createdAt'))} <= ${$('until')})
  and (${$('shortest')} < 0 or ${sql.raw(unindexed('duration'))} >= ${$('shortest')})
  and (${$('longest')} < 0 or ${sql.raw(unindexed('duration'))} <= ${$('longest')})
  and ${isWanted($, 'classic', sql`"isClassic" = 1`)}
  and ${isWanted($, 'original', sql`"isClassic" = 0 and "isCamRecording" = 0`)}
  and ${isWanted($, 'shared', sql`"shares" >= ${$('oftenShared')}`)}
  and ${isWanted($, 'vxselect', sql`"isSelect" = 1`)}
  and ${isWanted($, 'vip30', sql`"isVip" = 1 and ${sql.raw(unindexed('createdAt'))} >= ${$('vip30Since')}`)}
  and ${isWanted($, 'trending', sql`${sql.raw(unindexed('createdAt'))} >= ${$('trendingSince')} and ${sql.raw(unindexed('views'))} >= ${$('trendingViews')}`)}
  and ${isWanted($, 'recommended', sql`"isPromoted" = 1`)}
  and (${$('bought')} <= 0 or ${wasBought($)})
  and (${$('bought')} >= 0 or not ${wasBought($)})
  and ${isWanted($, 'reduced', sql`"video"."id" in (${mostLiked})`)}`;

/** The empty JSON array, which stands for any. */
export const anyIds = '[]';

/** Rows by what a list names: that by which they are found, and what else it names. Ids are JSON arrays. */
const named = ($: Bind<ListBindings>, by: FoundBy, { isAmong }: Dialect): RawBuilder<SqlBool> => {
  const ofTags = sql<SqlBool>`"video"."id" in (select "videoId" from "videoTag" where "tag" in (${tagList($)}))`;
  if (by === 'tags') return ofTags;
  if (by === 'order') return sql`1 = 1`;
  if (by === 'since') return sql`"video"."createdAt" >= ${$('since')}`;
  if (by === 'sale') return sql`(${saleType}) = ${$('oneSale')}`;
  if (by === 'bought') return sql`"video"."id" in (${boughtBy($)})`;
  if (by === 'liked') return sql`"video"."id" in (${mostLiked})`;
  const others = sql`(${$('tag1')} = '' or ${ofTags})`;
  if (by === 'actors') return sql`${isAmong('video.actorId', $('actorIds'))} and ${others}`;
  const actors = sql`(${$('actorIds')} = ${sql.lit(anyIds)} or ${isAmong('video.actorId', $('actorIds'))})`;
  return sql`${isAmong('video.id', $('ids'))} and ${actors} and ${others}`;
};

/** Orders but the random ones. Each is an index, read forwards or backwards. */
const orders: Readonly<Record<Exclude<VideoSortOrder, 'random' | 'reducedRandom'>, RawBuilder<unknown>>> = {
  newest: sql`"video"."createdAt" desc, "video"."id"`,
  mostExpensive: sql`"video"."price" desc, "video"."id" desc`,
  cheapest: sql`"video"."price", "video"."id"`,
  longest: sql`"video"."duration" desc, "video"."id" desc`,
  shortest: sql`"video"."duration", "video"."id"`,
  bestSelling: sql`"video"."sold" desc, "video"."id"`,
  topRated: sql`"video"."likes" desc, "video"."id"`,
  topTrending: sql`"video"."views" desc, "video"."id"`,
  rating: sql`(${sql.raw(videoRatings.rating)}) desc, "video"."id"`,
  best: sql`(${sql.raw(videoRatings.best)}) desc, "video"."id"`,
};

const found = (db: Kysely<DatabaseSchema>, $: Bind<ListBindings>, by: FoundBy, dialect: Dialect) =>
  videosWithActor(db)
    .where(named($, by, dialect))
    .where(matches($, dialect));

/** A page of a list in an order. */
export const listedVideos = memoized((order: keyof typeof orders, by: FoundBy) =>
  statement((db, $: Bind<Page>, dialect) =>
    found(db, $, by, dialect).orderBy(orders[order]).limit($('first')).offset($('offset')),
  ),
);

/** A page of a list in a random order, which begins at a place of its own. */
export const mixedVideos = memoized((by: FoundBy) =>
  statement((db, $: Bind<Page & { start: number; reach: number }>, dialect) => {
    const half = (condition: RawBuilder<SqlBool>, part: number) =>
      db
        .selectFrom(
          found(db, $, by, dialect)
            .where(condition)
            .orderBy('video.shuffle')
            .orderBy('video.id')
            .limit($('reach'))
            .as(`half${part}`),
        )
        .selectAll()
        .select(sql.lit(part).as('part'));
    const after = half(sql`"video"."shuffle" >= ${$('start')}`, 0);
    const before = half(sql`"video"."shuffle" < ${$('start')}`, 1);
    return db
      .selectFrom(after.unionAll(before).as('mixed'))
      .selectAll()
      .orderBy('part')
      .orderBy('shuffle')
      .orderBy('id')
      .limit($('first'))
      .offset($('offset'));
  }),
);

/** The number of a list's videos, as lists count. */
export const countListed = memoized((by: FoundBy) =>
  statement((db, $: Bind<ListBindings>, dialect) =>
    countUpTo(
      db,
      db
        .selectFrom('video')
        .where(named($, by, dialect))
        .where(matches($, dialect)),
    ),
  ),
);
