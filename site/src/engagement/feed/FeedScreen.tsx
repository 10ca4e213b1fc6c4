import { plainFeed, type FeedFilter, type FeedPart } from '@lounge/stores/engagement/feed';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { feedFilterIn, keyOfFeed } from './feed-address.ts';
import { messages } from './Feed.messages.ts';
import { feedIn, useFeeds } from './feed-stores.ts';
import { FeedChoices } from './FeedChoices.tsx';
import { FeedListConnected } from './FeedListConnected.tsx';
import { feedPageStyles } from './FeedScreen.styles.ts';
import { FeedSideConnected } from './FeedSideConnected.tsx';

const Page = styled.div.withConfig({ componentId: 'site-feed' })`
  ${feedPageStyles}
`;

interface FeedPageProps {
  title: string;
  base: FeedFilter;
  parts?: readonly FeedPart[];
}

const FeedPage = observer(({ title, base, parts }: FeedPageProps) => {
  const [search] = useSearchParams();
  const feed = feedIn(useFeeds(), feedFilterIn(search, base));
  return (
    <Page>
      <header>
        <h1>{title}</h1>
        <FeedChoices filter={feed.filter} {...(parts && { parts })} />
      </header>
      <FeedListConnected key={keyOfFeed(feed.filter)} feed={feed} />
      <FeedSideConnected />
    </Page>
  );
});

/** The posts of everybody. @spec screen:feed 4-5 */
export const FeedScreen = () => <FeedPage title={useIntl().formatMessage(messages.title)} base={plainFeed} />;

/** The feed of pinned performers. @spec screen:feed.favourites */
export const favouritesFeed: FeedFilter = { ...plainFeed, mode: 'favourite', part: 'follows' };

/** The posts of the performers whom the guest pinned. @spec screen:feed.favourites */
export const FavouritesFeedScreen = () => (
  <FeedPage title={useIntl().formatMessage(messages.favouritesTitle)} base={favouritesFeed} parts={['follows']} />
);
