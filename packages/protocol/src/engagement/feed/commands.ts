import { command } from '../../declare/call.ts';
import { feedGoals } from './messages.ts';
import * as s from '../../schema/s.ts';
import { mostWatchedPosts } from './constants.ts';

/**
 * Names the posts whose goals this connection follows, in place of those before: at most 60, the first ones of a longer list. The reply is
 * `feedGoals`: what changed since the page read them is not lost.
 * @assumed The command: the documents name no way to see a goal grow.
 */
export const feedPostsWatch = command('engagement/feed/feedPostsWatch', {
  needs: 'anyone',
  reply: feedGoals,
  input: s.object({ postIds: s.array(s.entityId) }),
  changes: false,
  purpose: `Names the open posts whose goals a page follows, at most ${mostWatchedPosts}.`,
});
