import { mutation, spends, writes } from '../../declare/call.ts';
import { maxCommentLength } from '../../content/galleries/index.ts';
import { purchaseAnswer } from '../../foundation/wallet/schemas.ts';
import { money } from '../../schema/common.ts';
import * as s from '../../schema/s.ts';
import { feedComments, feedReaction, tippingGoal } from './schemas.ts';
import { leastTip } from './constants.ts';

const postId = s.object({ postId: s.entityId });

/** Counts that the guest saw a post, once however often. @spec query:feed.viewed-post @assumed The variables and the answer. */
export const viewedPost = mutation('engagement/feed/viewedPost', {
  service: 'feed',
  needs: 'guest',
  input: postId,
  answer: feedReaction,
  failures: ['needLogin', 'unknown'],
  forbiddenBy: [],
  purpose: 'Counts that the guest saw a post.',
});

/** Likes a post; has no effect if it is liked. @spec query:feed.like-post @assumed The variables and the answer. */
export const likePost = mutation('engagement/feed/likePost', {
  service: 'feed',
  needs: 'guest',
  input: postId,
  answer: feedReaction,
  failures: ['needLogin', 'unknown'],
  purpose: 'Likes a post.',
});

/** Takes a like of a post back; has no effect if it is not liked. @spec query:feed.unlike-post @assumed The variables and the answer. */
export const unlikePost = mutation('engagement/feed/unlikePost', {
  service: 'feed',
  needs: 'guest',
  input: postId,
  answer: feedReaction,
  failures: ['needLogin', 'unknown'],
  purpose: 'Takes a like of a post back.',
});

/**
 * Writes a comment on a post, or an answer to one. A repeat with the same idempotency key writes none.
 * @spec query:feed.comment-post
 * @assumed The answer. `restricted` for guests who are blocked for comments, `blocked` where guest and performer have no contact; a deleted
 * comment that is answered is unknown.
 */
export const commentPost = mutation('engagement/feed/commentPost', {
  service: 'feed',
  needs: 'guest',
  input: s.object({
    postId: s.entityId,
    text: s.boundedString(maxCommentLength),
    repliesToCommentId: s.optional(s.entityId),
  }),
  answer: feedComments,
  failures: ['needLogin', 'unknown', 'blocked', 'tooMany', 'keyReused'],
  forbiddenBy: writes,
  purpose: 'Writes a comment on a post.',
});

/** Deletes the guest's own comment. @spec query:feed.delete-comment @assumed The variables and the answer; the comment of somebody else is unknown. */
export const deleteComment = mutation('engagement/feed/deleteComment', {
  service: 'feed',
  needs: 'guest',
  input: s.object({ commentId: s.entityId }),
  answer: feedComments,
  failures: ['needLogin', 'unknown'],
  purpose: 'Deletes the guest’s own comment on a post.',
});

/** Reports a comment of somebody else, as those on albums. @assumed The call (docs/decisions/0176). */
export const reportComment = mutation('engagement/feed/reportComment', {
  service: 'feed',
  needs: 'guest',
  input: s.object({ commentId: s.entityId }),
  answer: feedComments,
  failures: ['needLogin', 'unknown', 'notPossible'],
  purpose: 'Reports a comment on a post.',
});

/**
 * Reports a post: the guest's feeds leave it out from then on; by its id, and among what was bought, it stays. Said again, it changes nothing.
 * @assumed The call: the documents ask for reporting a post and name none. It is that of comments (docs/decisions/0176).
 */
export const reportPost = mutation('engagement/feed/reportPost', {
  service: 'feed',
  needs: 'guest',
  input: postId,
  answer: feedReaction,
  failures: ['needLogin', 'unknown', 'blocked'],
  purpose: 'Reports a post.',
});

/**
 * Buys the media of a post for coins, once. A post that is free or was bought before costs nothing.
 * @spec query:feed.buy-post
 * @assumed The variables, the answer and the failures, those of a video without VIP content and vouchers.
 */
export const buyPost = mutation('engagement/feed/buyPost', {
  service: 'feed',
  needs: 'guest',
  input: postId,
  answer: purchaseAnswer,
  failures: ['needLogin', 'unknown', 'needAgeCheck', 'needPurchase', 'blocked', 'keyReused'],
  forbiddenBy: spends,
  purpose: 'Buys the media of a post for the guest’s coins.',
});

/** A tip that was paid: the goal after it, and whether this tip reached the goal. */
const tipAnswer = s.object(
  {
    postId: s.entityId,
    tippingGoal: s.nullable(tippingGoal),
    hasReachedGoal: s.boolean,
    guestBalance: money,
    guestBalanceFormatted: s.string,
  },
  { id: 'FeedTip', description: 'a tip that was paid, and the goal after it' },
);

/**
 * Tips a post in whole coins, also without a goal and after it. A repeat with the same idempotency key pays nothing.
 * @spec query:feed.tip-post, constant:tipping.currency
 * @assumed The answer; more than the balance is `needPurchase`. No tip comes back, not even of a post that is deleted later.
 */
export const tipPost = mutation('engagement/feed/tipPost', {
  service: 'feed',
  needs: 'guest',
  input: s.object({ postId: s.entityId, amountCoins: s.integerBetween(leastTip, 100_000) }),
  answer: tipAnswer,
  failures: ['needLogin', 'unknown', 'needPurchase', 'blocked', 'keyReused'],
  forbiddenBy: spends,
  purpose: 'Tips a post in coins.',
});
