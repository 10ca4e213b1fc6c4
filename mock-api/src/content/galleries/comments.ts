import type { Infer } from '@lounge/protocol';
import { commentPages, type albumComments, type commentBar } from '@lounge/protocol/content/galleries';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { totalOf } from '../../world/bounded-count.ts';
import { withoutUnseen } from '../../wire/without-unseen.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { isBlockedBetween } from '../messenger/index.ts';
import {
  commentById,
  commentByKey,
  countComments,
  countReport,
  deleteWords,
  insertComment,
  insertReport,
  standingForComments,
  visibleComments,
} from './comment-statements.ts';
import { albumById } from './statements.ts';

type Comments = Infer<typeof albumComments>;

/** The key of a guest's comment on an album. */
export const commentKey = (guestId: number, albumId: number): string => `${guestId} ${albumId}`;

/** More than two line breaks in a row, with blanks between them. */
const manyBreaks = /\n(?:[^\S\n]*\n){2,}/gu;

/** A guest's words as a comment shows them; empty if nothing of them is seen. */
export const commentTextOf = (words: string): string =>
  withoutUnseen(words, /[\n\t]/u)
    .trim()
    .replaceAll(manyBreaks, '\n\n');

/** Whether a guest may write no comments at all. */
export const isBarredFromComments = async (guestId: number, { tx }: Pick<World, 'tx'>): Promise<boolean> => {
  const standing = await standingForComments.first(tx, { id: guestId });
  return standing?.isLocked === 1 || (standing?.restrictionLevel ?? 0) > 0 || standing?.isBlockedForComments === 1;
};

const ownerOf = async (albumId: number, { tx }: World): Promise<number> =>
  ((await albumById.first(tx, { id: albumId })) ?? reject('unknown', 'albumId')).actorId;

/** Why a visitor may write no comment on an album. */
const barOf = async (
  albumId: number,
  actorId: number,
  caller: Caller,
  world: World,
): Promise<Infer<typeof commentBar> | null> => {
  const { guestId } = caller;
  if (guestId === null) return 'needLogin';
  const [isBarred, isBlocked, written] = await Promise.all([
    isBarredFromComments(guestId, world),
    isBlockedBetween(actorId, caller, world),
    commentByKey.first(world.tx, { key: commentKey(guestId, albumId) }),
  ]);
  if (isBarred || isBlocked) return 'blocked';
  return written === null ? null : 'commented';
};

/** The comments on an album, and whether the visitor may write one. */
export const commentsOf = async (
  {
    albumId,
    limit = commentPages.read,
    offset = 0,
  }: { albumId: number; limit?: number | undefined; offset?: number | undefined },
  caller: Caller,
  world: World,
): Promise<Comments> => {
  const actorId = await ownerOf(albumId, world);
  const guestId = caller.guestId ?? 0;
  const [rows, commentsTotal, bar] = await Promise.all([
    visibleComments.all(world.tx, { albumId, guestId, first: limit, offset }),
    totalOf(countComments.first(world.tx, { albumId, guestId })),
    barOf(albumId, actorId, caller, world),
  ]);
  const comments = rows.map(({ id, guestId: writer, name, text, at }) => ({
    id,
    guestName: name === null || name === '' ? null : name,
    text,
    at,
    isOwn: writer === caller.guestId,
  }));
  return { comments, commentsTotal, isGuestAllowedToCommentAlbum: bar === null, bar };
};

/** Writes the guest's comment on an album. */
export const addComment = async (
  { albumId, commentText }: { albumId: number; commentText: string },
  caller: Caller,
  world: World,
): Promise<Comments> => {
  const guestId = guestOf(caller);
  const actorId = await ownerOf(albumId, world);
  const text = commentTextOf(commentText);
  if (text === '') reject('malformed', 'commentText');
  if (await isBlockedBetween(actorId, caller, world)) reject('blocked');
  const bar = await barOf(albumId, actorId, caller, world);
  if (bar === 'blocked') reject('restricted');
  if (bar === 'commented') reject('notPossible');
  await insertComment.all(world.tx, { key: commentKey(guestId, albumId), albumId, guestId, text, at: nowIso(world) });
  return commentsOf({ albumId }, caller, world);
};

/** Deletes the guest's own comment; another one is unknown. */
export const deleteComment = async (id: number, caller: Caller, world: World): Promise<Comments> => {
  const comment = await commentById.first(world.tx, { id });
  if (comment?.guestId !== guestOf(caller)) return reject('unknown', 'commentId');
  await deleteWords.all(world.tx, { id, deletedAt: nowIso(world) });
  return commentsOf({ albumId: comment.albumId }, caller, world);
};

/** Reports a comment of somebody else, once. */
export const reportComment = async (commentId: number, caller: Caller, world: World): Promise<Comments> => {
  const guestId = guestOf(caller);
  const comment = (await commentById.first(world.tx, { id: commentId })) ?? reject('unknown', 'commentId');
  if (comment.guestId === guestId) reject('notPossible');
  const key = `${guestId} ${commentId}`;
  const isNew = await insertReport.first(world.tx, { key, commentId, guestId, at: nowIso(world) });
  if (isNew !== null) await countReport.all(world.tx, { id: commentId });
  return commentsOf({ albumId: comment.albumId }, caller, world);
};
