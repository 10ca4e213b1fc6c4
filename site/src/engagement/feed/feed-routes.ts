import { plainFeed, type FeedFilter } from '@lounge/stores/engagement/feed';
import type { App } from '../../shared/app-context.ts';
import { pageRoute, type PageAddress } from '../../shared/page-route.ts';
import { idIn } from '../../foundation/page/id-in.ts';
import { feedFilterIn } from './feed-address.ts';
import { messages } from './Feed.messages.ts';
import { feedIn, feedsOf, openedPostsOf } from './feed-stores.ts';
import { favouritesFeed, FavouritesFeedScreen, FeedScreen } from './FeedScreen.tsx';
import { PostScreen } from './PostScreen.tsx';

const loadFeed = async ({ stores }: App, { search }: PageAddress, base: FeedFilter): Promise<void> => {
  const feed = feedIn(feedsOf(stores), feedFilterIn(search, base));
  if (feed.list.state !== 'ready') await feed.load();
};

/** The feed of everybody. */
const feedRoute = pageRoute('feed', {
  screen: FeedScreen,
  head: messages,
  isList: true,
  load: (app, address) => loadFeed(app, address, plainFeed),
});

/** The feed of the performers whom the guest pinned. */
const favouritesRoute = pageRoute('feed.favourites', {
  screen: FavouritesFeedScreen,
  head: { title: messages.favouritesTitle, description: messages.favouritesDescription },
  isList: true,
  isIndexed: false,
  load: (app, address) => loadFeed(app, address, favouritesFeed),
});

/** A post's page. @assumed Search engines list no post that is for sale, as there is nothing to read. */
const postRoute = pageRoute('feed.post', {
  screen: PostScreen,
  head: ({ stores }, { postId }, intl) => {
    const post = openedPostsOf(stores).open(idIn(postId)).shown;
    const { title = '', model } = post ?? {};
    const values = { title, name: model?.name ?? '' };
    return {
      title: intl.formatMessage(title === '' ? messages.postBy : messages.postTitle, values),
      description: intl.formatMessage(messages.postDescription, values),
      isIndexed: post !== null && post.status === 'published' && !post.paidContent,
    };
  },
  load: ({ stores }, { params }) => openedPostsOf(stores).open(idIn(params['postId'])).load(),
});

/** The pages by route key. */
export const feedRoutes = { feed: feedRoute, 'feed.favourites': favouritesRoute, 'feed.post': postRoute };
