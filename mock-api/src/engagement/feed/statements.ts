import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { countUpTo } from '../../world/bounded-count.ts';
import { memoized } from '../../world/memoized.ts';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import { isGone } from './comment-statements.ts';

/** A post as it is stored. */
export type PostRow = Row<'feedPost'>;

/** How the rows of a feed are found: along the time of all, of one kind or of a performer, or by an index of what the guest did. */
export type FoundBy = 'time' | 'kind' | 'actor' | 'follows' | 'bought' | 'liked' | 'commented';

type Flag = 0 | 1;

/** Who reads: visitors have the id 0. `country` is a pattern of performers' excluded countries, empty for an unknown one. */
export type Reader = Readonly<{ now: string; guestId: number; country: string }>;

/** The parameters of a feed. `kinds` is a list between commas, empty for any; the prefixes begin the guest's keys. */
export type FeedBindings = Reader &
  Readonly<Record<'kinds' | 'kind' | 'prefix', string>> &
  Readonly<Record<'follows' | 'bought' | 'liked' | 'commented', Flag>> & { readonly actorId: number };

type Page = FeedBindings & Readonly<{ isPinned: number; publishedAt: string; id: number; first: number }>;

const idText = sql`cast("feedPost"."id" as text)`;

const isLiked = ($: Bind<{ prefix: string }>): RawBuilder<SqlBool> =>
  sql`exists (select 1 from "feedLike" where "feedLike"."key" = ${$('prefix')} || ${idText})`;

const isFollowed = ($: Bind<{ prefix: string }>): RawBuilder<SqlBool> =>
  sql`exists (select 1 from "pin" where "pin"."key" = ${$('prefix')} || 'actor ' || cast("feedPost"."actorId" as text))`;

const isBought = ($: Bind<{ prefix: string }>): RawBuilder<SqlBool> =>
  sql`exists (select 1 from "purchase" where "purchase"."key" = ${$('prefix')} || 'feedPost ' || ${idText})`;

const isCommented = ($: Bind<{ guestId: number }>): RawBuilder<SqlBool> => sql`exists (
  select 1 from "feedComment" where "feedComment"."guestId" = ${$('guestId')} and "feedComment"."postId" = "feedPost"."id" and "feedComment"."deletedAt" is null
)`;

/** Performers with whom the guest has no contact. */
const blockedActors = ($: Bind<{ guestId: number }>): RawBuilder<unknown> =>
  sql`(select "actorId" from "channel" where "channel"."guestId" = ${$('guestId')} and "channel"."isBlocked" = 1)`;

/** Posts that the guest reported. */
const reportedPosts = ($: Bind<{ guestId: number }>): RawBuilder<unknown> =>
  sql`(select "postId" from "feedPostReport" where "feedPostReport"."guestId" = ${$('guestId')})`;

/** Posts that everybody sees, but those that the guest reported, and of performers who exclude the reader's country or have no contact with the guest. */
export const isOpen = ($: Bind<Reader>): RawBuilder<SqlBool> => sql`(
  "feedPost"."status" = 'published'
  and "feedPost"."actorId" not in ${blockedActors($)}
  and "feedPost"."id" not in ${reportedPosts($)}
  and (${$('country')} = '' or not exists (
    select 1 from "actor" where "actor"."id" = "feedPost"."actorId" and "actor"."banned" like ${$('country')}))
)`;

const isWanted = ($: Bind<FeedBindings>, name: 'follows' | 'liked' | 'commented', condition: RawBuilder<SqlBool>) =>
  sql<SqlBool>`(${$(name)} = 0 or ${condition})`;

/** The condition of all feeds; parameters switch its parts on. What was bought stays, whatever becomes of the performer. */
const matches = ($: Bind<FeedBindings>): RawBuilder<SqlBool> => sql`
  "feedPost"."publishedAt" <= ${$('now')}
  and (${$('kinds')} = '' or ${$('kinds')} like '%,' || "feedPost"."kind" || ',%')
  and (${$('actorId')} = 0 or "feedPost"."actorId" = ${$('actorId')})
  and ${isWanted($, 'follows', isFollowed($))}
  and ${isWanted($, 'liked', isLiked($))}
  and ${isWanted($, 'commented', isCommented($))}
  and ((${$('bought')} = 0 and ${isOpen($)}) or (${$('bought')} = 1 and "feedPost"."status" <> 'removed' and ${isBought($)}))`;

const found: Readonly<Record<FoundBy, ($: Bind<FeedBindings>) => RawBuilder<SqlBool>>> = {
  time: () => sql`1 = 1`,
  kind: ($) => sql`"feedPost"."kind" = ${$('kind')}`,
  actor: ($) => sql`"feedPost"."actorId" = ${$('actorId')}`,
  follows: ($) =>
    sql`"feedPost"."actorId" in (select "subjectId" from "pin" where "guestId" = ${$('guestId')} and "kind" = 'actor')`,
  bought: ($) =>
    sql`"feedPost"."id" in (select "contentId" from "purchase" where "guestId" = ${$('guestId')} and "kind" = 'feedPost')`,
  liked: ($) => sql`"feedPost"."id" in (select "postId" from "feedLike" where "guestId" = ${$('guestId')})`,
  commented: ($) => sql`"feedPost"."id" in (select "postId" from "feedComment" where "guestId" = ${$('guestId')})`,
};

/** A page of a feed behind a place. A performer's has her pinned posts first, if `areFirst` are the pinned ones. */
export const feedRows = memoized((by: FoundBy, areFirst: 'newest' | 'pinned') =>
  statement((db, $: Bind<Page>) => {
    const rows = db.selectFrom('feedPost').selectAll().where(found[by]($)).where(matches($));
    const [pinned, at, id] = [sql.ref('feedPost.isPinned'), sql.ref('feedPost.publishedAt'), sql.ref('feedPost.id')];
    if (areFirst === 'newest')
      return rows
        .where(sql<SqlBool>`(${at}, ${id}) < (${$('publishedAt')}, ${$('id')})`)
        .orderBy('feedPost.publishedAt', 'desc')
        .orderBy('feedPost.id', 'desc')
        .limit($('first'));
    return rows
      .where(sql<SqlBool>`(${pinned}, ${at}, ${id}) < (${$('isPinned')}, ${$('publishedAt')}, ${$('id')})`)
      .orderBy('feedPost.isPinned', 'desc')
      .orderBy('feedPost.publishedAt', 'desc')
      .orderBy('feedPost.id', 'desc')
      .limit($('first'));
  }),
);

/** A post. */
export const postRow = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('feedPost').selectAll().where('id', '=', $('id')),
);

/** The number of open posts of a kind after an instant, as lists count: of one performer or of all. */
export const countPosts = memoized((of: 'actor' | 'everybody') =>
  statement((db, $: Bind<Reader & { kind: PostRow['kind']; actorId: number; since: string }>) => {
    const rows = db
      .selectFrom('feedPost')
      .where('feedPost.kind', '=', $('kind'))
      .where('feedPost.publishedAt', '>', $('since'))
      .where('feedPost.publishedAt', '<=', $('now'))
      .where(isOpen($));
    return countUpTo(db, of === 'actor' ? rows.where('feedPost.actorId', '=', $('actorId')) : rows);
  }),
);

/** How many posts of each kind a guest bought; removed ones are in no list. */
export const countBought = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('purchase')
    .innerJoin('feedPost', 'feedPost.id', 'purchase.contentId')
    .select('feedPost.kind')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('purchase.guestId', '=', $('guestId'))
    .where('purchase.kind', '=', 'feedPost')
    .where('feedPost.status', '<>', 'removed')
    .groupBy('feedPost.kind'),
);

const flag = (condition: RawBuilder<SqlBool>): RawBuilder<number> => sql`case when ${condition} then 1 else 0 end`;

/** A guest's actions on posts, one read for each list. `reported` counts comments that others see and the guest reported; `ids` is a JSON array. */
export const guestMarks = statement((db, $: Bind<{ guestId: number; prefix: string; ids: string }>, { isAmong }) =>
  db
    .selectFrom('feedPost')
    .select('feedPost.id')
    .select([
      flag(isLiked($)).as('liked'),
      flag(isFollowed($)).as('following'),
      flag(isCommented($)).as('commented'),
      flag(sql`exists (select 1 from "feedView" where "feedView"."key" = ${$('prefix')} || ${idText})`).as('viewed'),
      flag(sql`exists (select 1 from "feedTip" where "feedTip"."key" = ${$('prefix')} || ${idText})`).as('tipped'),
      flag(sql`exists (select 1 from "feedPostReport" where "feedPostReport"."key" = ${$('prefix')} || ${idText})`).as(
        'isReported',
      ),
      flag(sql`"feedPost"."actorId" in ${blockedActors($)}`).as('isBlocked'),
      sql<number>`(select count(*) from "feedCommentReport" join "feedComment" on "feedComment"."id" = "feedCommentReport"."commentId"
        where "feedCommentReport"."guestId" = ${$('guestId')} and "feedComment"."postId" = "feedPost"."id" and not ${isGone})`.as(
        'reported',
      ),
    ])
    .where(isAmong('feedPost.id', $('ids'))),
);

/** A guest's actions on one post. */
export type GuestMarks = NonNullable<Awaited<ReturnType<typeof guestMarks.first>>>;

/** Stores that a guest saw a post; returns a row only the first time. */
export const insertView = insertRow('feedView', {}, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning('key'),
);

/** Stores that a guest likes a post; returns a row only if it is new. */
export const insertLike = insertRow('feedLike', {}, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning('key'),
);

/** Stores that a guest reported a post; the first report stays. */
export const insertPostReport = insertRow('feedPostReport', {}, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()),
);

/** Takes a like back; returns a row only if it was there. */
export const deleteLike = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('feedLike').where('key', '=', $('key')).returning('key'),
);

/** Adds to the likes and views of a post, and returns them. */
export const addReactions = statement((db, $: Bind<{ id: number; likes: number; views: number }>) =>
  db
    .updateTable('feedPost')
    .set((e) => ({ likes: e('likes', '+', $('likes')), views: e('views', '+', $('views')) }))
    .where('id', '=', $('id'))
    .returning(['likes', 'views']),
);

/** Adds to what a guest tipped a post, and returns the sum. */
export const addGuestTip = insertRow('feedTip', {}, (insert) =>
  insert
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((e) => ({
        coins: e('feedTip.coins', '+', e.ref('excluded.coins')),
        at: e.ref('excluded.at'),
      })),
    )
    .returning('coins'),
);

/** Adds to the tips of a post, and returns their sum. */
export const addTip = statement((db, $: Bind<{ id: number; coins: number; tippers: number }>) =>
  db
    .updateTable('feedPost')
    .set((e) => ({ tipsSum: e('tipsSum', '+', $('coins')), tippers: e('tippers', '+', $('tippers')) }))
    .where('id', '=', $('id'))
    .returning('tipsSum'),
);
