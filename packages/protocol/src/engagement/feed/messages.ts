import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { tippingGoal } from './schemas.ts';

/** A post and its goal. */
export const postGoal = s.object(
  { postId: s.entityId, tippingGoal },
  { id: 'FeedPostGoal', description: 'a post and its goal' },
);

/** The goals of the posts that a connection follows; posts without one, and those that no list shows to the reader, are left out. @assumed The reply to `feedPostsWatch`. */
export const feedGoals = push('engagement/feed/feedGoals', {
  payload: s.object({ goals: s.array(postGoal) }),
  purpose: 'Names the goals of the posts that the page follows.',
});

/**
 * The goal of an open post came nearer. `hasReachedGoal` is true once, with the tip that reaches it.
 * @assumed The documents name no push for it.
 */
export const feedGoalChanged = push('engagement/feed/feedGoalChanged', {
  payload: s.object({ postId: s.entityId, tippingGoal, hasReachedGoal: s.boolean }),
  purpose: 'Reports the new state of a post’s tipping goal.',
});
