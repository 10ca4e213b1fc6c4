import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { reportsThatHide } from '../../content/galleries/index.ts';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { DatabaseSchema } from '../../world/tables.ts';

/** Whether a comment is deleted, or hidden from everybody. */
export const isGone: RawBuilder<SqlBool> = sql`("feedComment"."deletedAt" is not null or "feedComment"."reports" >= ${sql.lit(reportsThatHide)})`;

/** Whether a guest does not read the words of a comment. Visitors have the id 0. */
const isGoneFor = ($: Bind<{ guestId: number }>): RawBuilder<SqlBool> => sql`(${isGone} or exists (
  select 1 from "feedCommentReport" where "feedCommentReport"."commentId" = "feedComment"."id" and "feedCommentReport"."guestId" = ${$('guestId')}
))`;

/** Whether a comment has answers that are there. */
const isAnswered: RawBuilder<SqlBool> = sql`exists (
  select 1 from "feedComment" as "answer" where "answer"."postId" = "feedComment"."postId" and "answer"."deletedAt" is null
    and "answer"."reports" < ${sql.lit(reportsThatHide)} and ("answer"."threadId" = "feedComment"."id" or "answer"."parentId" = "feedComment"."id")
)`;

const withWriter = (db: Kysely<DatabaseSchema>, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('feedComment')
    .leftJoin('guest', 'guest.id', 'feedComment.guestId')
    .select(['feedComment.id', 'feedComment.postId', 'feedComment.guestId', 'feedComment.isCreator'])
    .select(['feedComment.threadId', 'feedComment.parentId', 'feedComment.text', 'feedComment.at', 'guest.name'])
    .select([
      sql<number>`case when ${isGoneFor($)} then 1 else 0 end`.as('isGone'),
      sql<number>`case when exists (
        select 1 from "feedTip" where "feedTip"."postId" = "feedComment"."postId" and "feedTip"."guestId" = "feedComment"."guestId"
      ) then 1 else 0 end`.as('tipped'),
    ]);

/** The newest comments of a post, and the places of those that are gone and have answers. */
export const commentsOfPost = statement((db, $: Bind<{ postId: number; guestId: number; first: number }>) =>
  withWriter(db, $)
    .where('feedComment.postId', '=', $('postId'))
    .where(sql<SqlBool>`(not ${isGoneFor($)} or ${isAnswered})`)
    .orderBy('feedComment.at', 'desc')
    .orderBy('feedComment.id', 'desc')
    .limit($('first')),
);

/** The newest comments of each of some posts, whose ids are a JSON array. */
export const newestCommentsAmong = statement(
  (db, $: Bind<{ ids: string; guestId: number; first: number }>, { isAmong, unindexed }) =>
    withWriter(db, $)
      // Found by their ids: by their post, all of its comments would be compared with the newest.
      .innerJoin('feedPost', (join) => join.on(sql<SqlBool>`"feedPost"."id" = ${sql.raw(unindexed('postId'))}`))
      .where(isAmong('feedPost.id', $('ids')))
      .where(
        sql<SqlBool>`"feedComment"."id" in (
          select "feedComment"."id" from "feedComment" where "feedComment"."postId" = "feedPost"."id" and not ${isGoneFor($)}
          order by "feedComment"."at" desc, "feedComment"."id" desc limit ${$('first')})`,
      ),
);

/** A comment with who wrote it. */
export type CommentRow = NonNullable<Awaited<ReturnType<typeof commentsOfPost.first>>>;

/** A guest's comment by the key of its call. */
export const commentByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('feedComment').select(['bodyHash', 'postId']).where('key', '=', $('key')),
);

/** A comment that is not deleted. */
export const commentById = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('feedComment')
    .select(['id', 'postId', 'guestId', 'threadId', 'parentId', 'reports'])
    .where('id', '=', $('id'))
    .where('deletedAt', 'is', null),
);

/** The most comments of a guest within an hour, on all posts. @assumed */
export const mostCommentsAnHour = 30;

/** The number of a guest's comments since an instant, deleted ones included. */
export const countSince = statement((db, $: Bind<{ guestId: number; since: string }>) =>
  db
    .selectFrom('feedComment')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('guestId', '=', $('guestId'))
    .where('at', '>', $('since')),
);

/** Inserts a guest's comment. */
export const insertComment = insertRow('feedComment', { isCreator: 0, reports: 0, deletedAt: null });

/** Adds to the number of a post's comments. */
export const addComments = statement((db, $: Bind<{ id: number; by: number }>) =>
  db
    .updateTable('feedPost')
    .set((e) => ({ comments: e('comments', '+', $('by')) }))
    .where('id', '=', $('id')),
);

/** Deletes the words of a comment; its row keeps the place of its answers. */
export const deleteWords = statement((db, $: Bind<{ id: number; deletedAt: string }>) =>
  db
    .updateTable('feedComment')
    .set({ text: '', deletedAt: $('deletedAt') })
    .where('id', '=', $('id')),
);

/** Stores that a guest reported a comment; returns a row only the first time. */
export const insertReport = insertRow('feedCommentReport', {}, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning('key'),
);

/** Counts a report of a comment, and returns their number. */
export const countReport = statement((db, $: Bind<{ id: number }>) =>
  db
    .updateTable('feedComment')
    .set((e) => ({ reports: e('reports', '+', 1) }))
    .where('id', '=', $('id'))
    .returning('reports'),
);
