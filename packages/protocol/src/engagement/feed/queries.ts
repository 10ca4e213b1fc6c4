import { query } from '../../declare/call.ts';
import { language } from '../../schema/common.ts';
import * as s from '../../schema/s.ts';
import { feedGuestTotals, feedKind, feedPost, feedTotals, feedType } from './schemas.ts';

/**
 * A page of a feed, the newest first; `next` is the cursor of the following page, null at the end. A performer's feed has her pinned posts
 * first. `after` is a cursor of the same filter: another one is malformed.
 * @spec query:feed.posts
 * @assumed The shape of the answer; `mode` is the kind of feed, `mixed` unless given; `typeGroups` are kinds; a filter by what the guest did
 * is empty for visitors; `language` is that of titles and texts, the caller's unless given.
 */
export const posts = query('engagement/feed/posts', {
  service: 'feed',
  input: s.object({
    first: s.optional(s.count),
    after: s.optional(s.boundedString(200)),
    modelId: s.optional(s.entityId),
    typeGroups: s.optional(s.array(feedKind)),
    follows: s.optional(s.boolean),
    bought: s.optional(s.boolean),
    mode: s.optional(feedType),
    liked: s.optional(s.boolean),
    commented: s.optional(s.boolean),
    language: s.optional(language),
  }),
  answer: s.object(
    { items: s.array(feedPost), next: s.nullable(s.string) },
    { id: 'FeedPage', description: 'a page of a feed and the cursor of the next one' },
  ),
  failures: ['unknown'],
  purpose: 'Reads a page of a feed: 10 posts unless asked for up to 50, the newest first.',
});

/**
 * A post with all of its comments. A removed one has its state only, without words and media.
 * @spec query:feed.post-by-id
 * @assumed A post of a performer who is hidden from the caller is unknown.
 */
export const postById = query('engagement/feed/postById', {
  service: 'feed',
  input: s.object({ id: s.entityId }),
  answer: feedPost,
  failures: ['unknown'],
  purpose: 'Reads a post with its comments.',
});

/**
 * How many posts there are, of a performer or of all.
 * @spec query:feed.totals
 * @assumed Variables and answer: `added` counts the posts after `since`, all without it.
 */
export const totals = query('engagement/feed/totals', {
  service: 'feed',
  input: s.object({ modelId: s.optional(s.entityId), since: s.optional(s.instant) }),
  answer: feedTotals,
  failures: ['unknown'],
  purpose: 'Counts the posts of a performer or of all.',
});

/** How much of the feed the guest bought. @spec query:feed.guest-bought-content-totals */
export const guestBoughtContentTotals = query('engagement/feed/guestBoughtContentTotals', {
  service: 'feed',
  needs: 'guest',
  input: s.empty,
  answer: feedGuestTotals,
  failures: ['needLogin'],
  purpose: 'Counts the clips and photos of posts that the guest bought.',
});
