import { parse, s, type AnswerOf } from '@lounge/protocol';
import { likePost, unlikePost } from '@lounge/protocol/engagement/feed';
import { callWithin, type ReadContext } from '../../reactive/Read.ts';
import { WaitingSends, type WaitingStorage } from '../../reactive/WaitingSends.ts';

/** The answer to a reaction: likes, views, and what the guest did. */
export type FeedReaction = AnswerOf<typeof likePost>;

const likes = s.array(s.object({ postId: s.entityId, liked: s.boolean }));

/**
 * The guest's likes of posts that are not confirmed, and why the last ones did not count.
 * @spec state:feed-post, feature:feed.like
 * @assumed Likes of posts wait as those of videos do; the documents say it of videos.
 */
export const postLikes = (
  context: ReadContext,
  onConfirmed: (reaction: FeedReaction) => void,
  kept: WaitingStorage | null,
): WaitingSends<boolean, FeedReaction> =>
  new WaitingSends({
    send: (postId, liked) => callWithin(context, liked ? likePost : unlikePost, { postId }),
    onConfirmed: (_, reaction) => onConfirmed(reaction),
    entryOf: (postId, liked) => ({ postId, liked }),
    valuesIn: (entries) => {
      const parsed = parse(likes, entries);
      return parsed.ok ? parsed.value.map(({ postId, liked }) => [postId, liked] as const) : [];
    },
    kept,
  });
