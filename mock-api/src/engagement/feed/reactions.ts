import type { Infer } from '@lounge/protocol';
import type { feedReaction } from '@lounge/protocol/engagement/feed';
import { guestOf } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { guestStateOf, marksOf } from './map-post.ts';
import { openPost } from './open-post.ts';
import { reactionKey } from './reaction-key.ts';
import { addReactions, deleteLike, insertLike, insertPostReport, insertView } from './statements.ts';

type Reaction = Infer<typeof feedReaction>;

/** The answer after a reaction to a post that was found, which adds to likes or views. */
const answerAfter = async (
  { row: { id: postId }, isBought }: Awaited<ReturnType<typeof openPost>>,
  { likes = 0, views = 0 }: { readonly likes?: number; readonly views?: number },
  caller: Caller,
  world: World,
): Promise<Reaction> => {
  const sums = await addReactions.first(world.tx, { id: postId, likes, views });
  const marks = await marksOf([postId], caller, world);
  return {
    postId,
    likes: sums?.likes ?? 0,
    views: sums?.views ?? 0,
    guestState: guestStateOf(marks.get(postId), isBought),
  };
};

/** Counts that the guest saw a post, the first time. */
export const view = async (postId: number, caller: Caller, world: World): Promise<Reaction> => {
  const guestId = guestOf(caller);
  const found = await openPost(postId, { field: 'postId' }, caller, world);
  const row = { key: reactionKey(guestId, postId), guestId, postId, at: nowIso(world) };
  const isNew = await insertView.first(world.tx, row);
  return answerAfter(found, { views: isNew === null ? 0 : 1 }, caller, world);
};

/** Likes a post, or takes the like back. Said again, it changes nothing. */
export const setLiked = async (postId: number, isLiked: boolean, caller: Caller, world: World): Promise<Reaction> => {
  const guestId = guestOf(caller);
  const found = await openPost(postId, { field: 'postId' }, caller, world);
  const key = reactionKey(guestId, postId);
  if (!isLiked) {
    const wasLiked = await deleteLike.first(world.tx, { key });
    return answerAfter(found, { likes: wasLiked === null ? 0 : -1 }, caller, world);
  }
  const isNew = await insertLike.first(world.tx, { key, guestId, postId, at: nowIso(world) });
  return answerAfter(found, { likes: isNew === null ? 0 : 1 }, caller, world);
};

/**
 * Reports a post, once. The guest's feeds leave it out then.
 * @assumed However many guests report it, others still see it: unlike a comment it is of a verified performer and may be paid for, so that three
 * accounts must not be able to withdraw it.
 */
export const report = async (postId: number, caller: Caller, world: World): Promise<Reaction> => {
  const guestId = guestOf(caller);
  const found = await openPost(postId, { field: 'postId', blocks: 'buyers' }, caller, world);
  await insertPostReport.all(world.tx, { key: reactionKey(guestId, postId), guestId, postId, at: nowIso(world) });
  return answerAfter(found, {}, caller, world);
};
