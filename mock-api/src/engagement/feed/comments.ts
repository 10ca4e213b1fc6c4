import type { Infer, InputOf } from '@lounge/protocol';
import { commentPages } from '@lounge/protocol/content/galleries';
import { commentPost, type feedComments } from '@lounge/protocol/engagement/feed';
import { commentTextOf, isBarredFromComments, reportsThatHide } from '../../content/galleries/index.ts';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import { totalOf } from '../../world/bounded-count.ts';
import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Caller, World } from '../../world/world.ts';
import {
  addComments,
  commentById,
  commentByKey,
  commentsOfPost,
  countReport,
  countSince,
  deleteWords,
  insertComment,
  insertReport,
  mostCommentsAnHour,
} from './comment-statements.ts';
import { commentsOf } from './map-comments.ts';
import { barOf, marksOf } from './map-post.ts';
import { isReadable, openPost } from './open-post.ts';
import { postRow } from './statements.ts';

type Comments = Infer<typeof feedComments>;

const hourMs = 3_600_000;

const creatorOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['name', 'pictureSeed']).where('id', '=', $('id')),
);

/** The comments on a post after a change; none of a post that the guest does not read any more. */
const answerOf = async (postId: number, caller: Caller, world: World): Promise<Comments> => {
  const guestId = guestOf(caller);
  const post = (await postRow.first(world.tx, { id: postId })) ?? reject('unknown', 'postId');
  if (!(await isReadable(post, caller, world)))
    return { postId, comments: [], commentsTotal: 0, bar: barOf(caller, true) };
  const [rows, creator, marks, isBarred] = await Promise.all([
    commentsOfPost.all(world.tx, { postId, guestId, first: commentPages.read }),
    creatorOf.first(world.tx, { id: post.actorId }),
    marksOf([postId], caller, world),
    isBarredFromComments(guestId, world),
  ]);
  const mark = marks.get(postId);
  return {
    postId,
    comments: commentsOf(rows, creator ?? { name: '', pictureSeed: '' }, caller),
    commentsTotal: post.comments - (mark?.reported ?? 0),
    bar: barOf(caller, isBarred || mark?.isBlocked === 1),
  };
};

/** The place of a comment: a new thread, or behind the comment of this post that it answers. Nobody answers one that nobody sees. */
const placeOf = async (postId: number, answered: number | undefined, { tx }: World) => {
  if (answered === undefined) return { threadId: null, parentId: null };
  const parent = await commentById.first(tx, { id: answered });
  if (parent?.postId !== postId || parent.reports >= reportsThatHide) return reject('unknown', 'repliesToCommentId');
  return { threadId: parent.threadId ?? parent.id, parentId: parent.id };
};

/** Writes the guest's comment on a post, once for each key. */
export const addComment = async (
  input: InputOf<typeof commentPost>,
  caller: Caller,
  world: World,
): Promise<Comments> => {
  const { postId, text: words, repliesToCommentId } = input;
  const guestId = guestOf(caller);
  const key = `${guestId} ${caller.key ?? reject('malformed', keyHeader)}`;
  const bodyHash = fingerprint(commentPost.id, input);
  const written = await commentByKey.first(world.tx, { key });
  if (written !== null && written.bodyHash !== bodyHash) reject('keyReused', keyHeader);
  if (written !== null) return answerOf(written.postId, caller, world);
  await openPost(postId, { field: 'postId', blocks: 'everybody' }, caller, world);
  if (await isBarredFromComments(guestId, world)) reject('restricted');
  const text = commentTextOf(words);
  if (text === '') reject('malformed', 'text');
  const place = await placeOf(postId, repliesToCommentId, world);
  const since = new Date(world.clock.now() - hourMs).toISOString();
  if ((await totalOf(countSince.first(world.tx, { guestId, since }))) >= mostCommentsAnHour) reject('tooMany');
  await insertComment.all(world.tx, { key, bodyHash, postId, guestId, text, at: nowIso(world), ...place });
  await addComments.all(world.tx, { id: postId, by: 1 });
  return answerOf(postId, caller, world);
};

/** Deletes the guest's own comment; another one is unknown. */
export const deleteComment = async (id: number, caller: Caller, world: World): Promise<Comments> => {
  const comment = await commentById.first(world.tx, { id });
  if (comment?.guestId !== guestOf(caller)) return reject('unknown', 'commentId');
  await deleteWords.all(world.tx, { id, deletedAt: nowIso(world) });
  // One that reports hide is not counted any more.
  if (comment.reports < reportsThatHide) await addComments.all(world.tx, { id: comment.postId, by: -1 });
  return answerOf(comment.postId, caller, world);
};

/** Reports a comment of somebody else, once. */
export const reportComment = async (commentId: number, caller: Caller, world: World): Promise<Comments> => {
  const guestId = guestOf(caller);
  const comment = (await commentById.first(world.tx, { id: commentId })) ?? reject('unknown', 'commentId');
  await openPost(comment.postId, { field: 'commentId' }, caller, world);
  if (comment.guestId === guestId) reject('notPossible');
  const row = { key: `${guestId} ${commentId}`, commentId, guestId, at: nowIso(world) };
  if ((await insertReport.first(world.tx, row)) !== null) {
    const counted = await countReport.first(world.tx, { id: commentId });
    if (counted?.reports === reportsThatHide) await addComments.all(world.tx, { id: comment.postId, by: -1 });
  }
  return answerOf(comment.postId, caller, world);
};
