import { Button } from '@lounge/kit/button';
import { caretUp } from '@lounge/kit/icons';
import { Skeleton } from '@lounge/kit/skeleton';
import { paymentWindowPath } from '@lounge/locale';
import type { Feed } from '@lounge/stores/engagement/feed';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { isSavingData } from '../../shared/follow-looks.ts';
import { followVisibility } from '../../shared/follow-visibility.ts';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { messages } from './Feed.messages.ts';
import { useFeedPosts } from './feed-stores.ts';
import { feedListStyles } from './FeedScreen.styles.ts';
import { PlayingClip } from './PlayingClip.ts';
import { PicturesAhead } from './PicturesAhead.ts';
import { PostConnected, type PostProps } from './PostConnected.tsx';
import { usePicturesAhead } from './use-pictures-ahead.ts';

const List = styled.div.withConfig({ componentId: 'site-feed-list' })`
  ${feedListStyles}
`;

/** The posts that are not known yet, as high as their pictures. */
const Pending = () => (
  <ul aria-busy="true">
    {[1, 2].map((each) => (
      <li key={each}>
        <Skeleton shape="heading" />
        <Skeleton lines={6} />
      </li>
    ))}
  </ul>
);

const Empty = ({ feed: { filter } }: { feed: Feed }) => {
  const intl = useIntl();
  const { config } = useApp();
  const { pathname } = useLocation();
  const isOwn = filter.part !== 'all' || filter.mode === 'favourite';
  if (isOwn && config.guestId === null)
    return (
      <ErrorPanel
        kind="needLogin"
        title={intl.formatMessage(messages.needLogin)}
        text={intl.formatMessage(messages.needLoginText)}
        step={{ href: paymentWindowPath(config.language, 'log-in') }}
      />
    );
  const part = filter.mode === 'favourite' && filter.part === 'all' ? 'follows' : filter.part;
  const texts = {
    all: messages.emptyText,
    follows: messages.emptyFollows,
    liked: messages.emptyLiked,
    commented: messages.emptyCommented,
    bought: messages.emptyBought,
  };
  const isNarrowed = filter.part !== 'all' || filter.kinds.length > 0;
  return (
    <ErrorPanel
      kind="empty"
      title={intl.formatMessage(messages.empty)}
      text={intl.formatMessage(texts[part])}
      step={isNarrowed ? { href: pathname, label: intl.formatMessage(messages.showAll) } : undefined}
    />
  );
};

/** Asks for new posts every minute and whenever the page is shown again. */
const useNewPosts = (feed: Feed): void => {
  useEffect(() => {
    const stop = feed.follow();
    const unfollow = followVisibility(() => !document.hidden && void feed.countNew());
    return () => {
      stop();
      unfollow();
    };
  }, [feed]);
};

/** Follows the goals of the posts that are shown. */
const useWatchedGoals = (feed: Feed): void => {
  const posts = useFeedPosts();
  const { items } = feed.list;
  useEffect(() => posts.watch(items.map(({ id }) => id)), [posts, items]);
  useEffect(() => () => posts.watch([]), [posts]);
};

/** A post of the list, which says when it came into view. */
const Item = observer(({ at, ahead, ...post }: PostProps & { at: number; ahead: PicturesAhead }) => {
  const root = useRef<HTMLLIElement>(null);
  usePicturesAhead(root, at, ahead);
  return (
    <li ref={root}>
      <PostConnected {...post} isLazy={!ahead.loads(at)} />
    </li>
  );
});

/** The posts of a feed with what is new above them, in each state of a list. @spec feature:feed.read */
export const FeedListConnected = observer(({ feed }: { feed: Feed }) => {
  const intl = useIntl();
  const [playing] = useState(() => new PlayingClip());
  const [ahead] = useState(() => new PicturesAhead(isSavingData));
  useNewPosts(feed);
  useWatchedGoals(feed);
  const { items, newPosts } = feed;
  // Only the first one that can be paid is solid.
  const firstForSale = items.find(({ restriction, isBlocked }) => restriction === 'needPurchase' && !isBlocked)?.id;
  return (
    <List>
      <div role="status">
        {newPosts > 0 && (
          <Button variant="outline" size="small" icon={caretUp} onClick={() => void feed.showNew()}>
            {intl.formatMessage(messages.newPosts, { count: newPosts })}
          </Button>
        )}
      </div>
      <ListFrame
        list={feed.list}
        total={null}
        notLoaded={intl.formatMessage(messages.notLoaded)}
        onReload={() => void feed.load()}
        pending={<Pending />}
        empty={<Empty feed={feed} />}
      >
        <ul aria-label={intl.formatMessage(messages.posts)}>
          {items.map((post, at) => (
            <Item
              key={post.id}
              post={post}
              feed={feed.filter.mode}
              playing={playing}
              isSolid={post.id === firstForSale}
              at={at}
              ahead={ahead}
            />
          ))}
        </ul>
      </ListFrame>
    </List>
  );
});
