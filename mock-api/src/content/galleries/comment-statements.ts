import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** From how many guests on reports hide a comment from everybody. @assumed docs/decisions/0176 */
export const reportsThatHide = 3;

type Page = Readonly<{ albumId: number; guestId: number; first: number; offset: number }>;

/** The comments on an album that a guest may read, newest first, with the names of those who wrote them. Visitors have the id 0. */
export const visibleComments = statement((db, $: Bind<Page>) =>
  db
    .selectFrom('albumComment')
    .leftJoin('guest', 'guest.id', 'albumComment.guestId')
    .select(['albumComment.id', 'albumComment.guestId', 'albumComment.text', 'albumComment.at', 'guest.name'])
    .where('albumComment.albumId', '=', $('albumId'))
    .where('albumComment.deletedAt', 'is', null)
    .where('albumComment.reports', '<', reportsThatHide)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('albumCommentReport')
            .select('albumCommentReport.key')
            .whereRef('albumCommentReport.commentId', '=', 'albumComment.id')
            .where('albumCommentReport.guestId', '=', $('guestId')),
        ),
      ),
    )
    .orderBy('albumComment.at', 'desc')
    .orderBy('albumComment.id', 'desc')
    .limit($('first'))
    .offset($('offset')),
);

/** The number of comments on an album that a guest may read. */
export const countComments = statement((db, $: Bind<{ albumId: number; guestId: number }>) =>
  db
    .selectFrom('albumComment')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('albumId', '=', $('albumId'))
    .where('deletedAt', 'is', null)
    .where('reports', '<', reportsThatHide)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('albumCommentReport')
            .select('albumCommentReport.key')
            .whereRef('albumCommentReport.commentId', '=', 'albumComment.id')
            .where('albumCommentReport.guestId', '=', $('guestId')),
        ),
      ),
    ),
);

/** A guest's comment on an album, deleted or not. */
export const commentByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('albumComment').select('id').where('key', '=', $('key')),
);

/** A comment that is not deleted. */
export const commentById = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('albumComment')
    .select(['id', 'albumId', 'guestId'])
    .where('id', '=', $('id'))
    .where('deletedAt', 'is', null),
);

/** Inserts a comment. */
export const insertComment = insertRow('albumComment', { reports: 0, deletedAt: null });

/** Deletes the words of a comment; its row says that the guest has commented. */
export const deleteWords = statement((db, $: Bind<{ id: number; deletedAt: string }>) =>
  db
    .updateTable('albumComment')
    .set({ text: '', deletedAt: $('deletedAt') })
    .where('id', '=', $('id')),
);

/** Stores that a guest reported a comment; returns a row only the first time. */
export const insertReport = insertRow('albumCommentReport', {}, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning('key'),
);

/** Counts a report of a comment. */
export const countReport = statement((db, $: Bind<{ id: number }>) =>
  db
    .updateTable('albumComment')
    .set((e) => ({ reports: e('reports', '+', 1) }))
    .where('id', '=', $('id')),
);

/** Whether a guest is blocked for comments, or for writing at all. */
export const standingForComments = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select(['isLocked', 'restrictionLevel', 'isBlockedForComments']).where('id', '=', $('id')),
);
