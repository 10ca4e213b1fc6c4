import { Feed, FeedPost, FeedPosts, feedTotalsRead, type FeedFilter } from '@lounge/stores/engagement/feed';
import { storedTextOf } from '@lounge/stores';
import { LiveRow } from '@lounge/stores/content/actors';
import { consentOf } from '../../foundation/legal/consent-stores.ts';
import { forgetWithoutConsent } from '../../foundation/legal/forget-without-consent.ts';
import { browserStorage } from '../../shared/browser-storage.ts';
import { defineModule } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';
import { boughtTotalsOf } from './bought-totals-stores.ts';
import { filterOfKey, keyOfFeed } from './feed-address.ts';
import { homeFeedRowOf, profileFeedRowsOf } from './feed-row-stores.ts';

const { of: feedPostsOf, use: useFeedPostsOfPage } = defineModule({
  key: 'feedPosts',
  create: (stores) => {
    const consent = consentOf(stores);
    return new FeedPosts(stores.context, () => stores.guestId !== null, {
      storedText: storedTextOf(browserStorage, 'feed-likes'),
      isAllowed: () => consent.allows('functional'),
    });
  },
  listen: (posts, pushSource) => {
    posts.listen(pushSource);
    forgetWithoutConsent(posts.likes, pushSource.scope);
  },
});

/** The posts that the page knows, one for all feeds. */
export const useFeedPosts = useFeedPostsOfPage;

/** The feeds that were opened on this page, by their filters. */
export const { of: feedsOf, use: useFeeds } = defineModule({
  key: 'feeds',
  create: (stores) =>
    openedStores<Feed, string>(
      (key) => new Feed(filterOfKey(key), feedPostsOf(stores), stores.context),
      ({ list }, key) => ({ [`feed ${key}`]: list }),
    ),
  listen: (feeds, pushSource) => feeds.listen(pushSource),
  snapshot: (feeds) => feeds,
});

/** Returns the feed of a filter. */
export const feedIn = (feeds: ReturnType<typeof useFeeds>, filter: FeedFilter): Feed => feeds.open(keyOfFeed(filter));

/** The posts whose pages were opened, or that the guest did something with. */
export const { of: openedPostsOf, use: useOpenedPosts } = defineModule({
  key: 'openedPosts',
  create: (stores) =>
    openedStores(
      (postId) =>
        new FeedPost(postId, stores.context, {
          posts: feedPostsOf(stores),
          onBought: () => {
            boughtTotalsOf(stores).refresh();
            homeFeedRowOf(stores).refresh();
            const actorId = feedPostsOf(stores).of(postId)?.model.id;
            if (actorId !== undefined) profileFeedRowsOf(stores).open(actorId).refresh();
          },
        }),
      (post, postId) => ({ [`feed post ${postId}`]: post }),
    ),
  listen: (opened, pushSource) => opened.listen(pushSource),
  snapshot: (opened) => opened,
});

/** How many posts performers have. */
export const { of: feedTotalsOf, use: useFeedTotals } = defineModule({
  key: 'feedTotals',
  create: ({ context }) =>
    openedStores(
      (modelId) => feedTotalsRead(modelId, context),
      (totals, modelId) => ({ [`feed totals ${modelId}`]: totals }),
    ),
  listen: (opened, pushSource) => opened.listen(pushSource),
  snapshot: (opened) => opened,
});

/** Who is online now, beside a feed. */
export const { use: useHereNow } = defineModule({
  key: 'feedHereNow',
  create: ({ context }) => new LiveRow(context),
  listen: (row, pushSource) => row.listen(pushSource),
});
