import { performersOf } from '../content/actors/performers-stores.ts';
import { feedFilterIn, profileFeed } from '../engagement/feed/feed-address.ts';
import { messages } from '../engagement/feed/Feed.messages.ts';
import { feedRoutes } from '../engagement/feed/feed-routes.ts';
import { feedIn, feedsOf, feedTotalsOf } from '../engagement/feed/feed-stores.ts';
import { pageRoute } from '../shared/page-route.ts';
import { ProfileFeedScreen } from './ProfileFeedScreen.tsx';

/** The page of a performer's posts. @assumed The address: the documents name the screen only. */
const profileRoute = pageRoute('performer.feed', {
  screen: ProfileFeedScreen,
  head: ({ stores }, { actorName = '' }, intl) => {
    const name = performersOf(stores).open(actorName).actor.value?.name ?? '';
    return {
      title: intl.formatMessage(messages.profileTitle, { name }),
      description: intl.formatMessage(messages.profileDescription, { name }),
    };
  },
  onPicture: true,
  load: async ({ stores }, { params: { actorName = '' }, search }) => {
    const result = await performersOf(stores).open(actorName).load();
    if (!result.ok) return result;
    const feed = feedIn(feedsOf(stores), feedFilterIn(search, profileFeed(result.value.id)));
    await Promise.all([feed.list.state !== 'ready' && feed.load(), feedTotalsOf(stores).open(result.value.id).load()]);
    return result;
  },
});

/** The pages by route key: one chunk for all feeds. */
export const routes = { ...feedRoutes, 'performer.feed': profileRoute };
