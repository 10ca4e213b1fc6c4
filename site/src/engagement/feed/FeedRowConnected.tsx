import { FeedPostTile } from '@lounge/kit/feed-post-tile';
import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TileSkeleton } from '@lounge/kit/skeleton';
import { pathTo, performerSlug } from '@lounge/locale';
import type { ActorData } from '@lounge/stores/content/actors';
import { rowPosts, type FeedPostData, type FeedRow } from '@lounge/stores/engagement/feed';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useHomeFeedRow, useProfileFeedRows } from './feed-row-stores.ts';
import { messages } from './FeedRow.messages.ts';
import { feedRowStyles } from './FeedRow.styles.ts';

const Section = styled.section.withConfig({ componentId: 'site-feed-row' })`
  ${feedRowStyles}
`;

/** The step that opens the picture of a post; none where its price says so. */
const lockOf = ({ restriction, priceCoins }: FeedPostData) => {
  if (restriction === 'needAgeCheck') return 'ageCheck';
  return restriction === 'needLogin' && priceCoins === null ? 'login' : undefined;
};

const PostTile = ({ post, away }: { post: FeedPostData; away: boolean }) => {
  const { language } = useApp().config;
  const { id, title, text, model, clip, photos, restriction, priceCoins, guestState } = post;
  const picture = clip?.poster ?? photos?.photos[0]?.picture;
  return (
    <FeedPostTile
      data-post={id}
      words={title === '' ? text : title}
      href={pathTo('feed.post', language, { postId: id })}
      picture={picture === undefined ? null : pictureContent(picture)}
      model={model}
      away={away}
      duration={clip?.length}
      count={photos?.photos.length}
      price={restriction === null ? undefined : priceCoins?.value}
      bought={guestState.bought}
      lock={lockOf(post)}
    />
  );
};

interface RowProps {
  row: FeedRow;
  title: string;
  /** The address of the whole feed. */
  href: string;
  /** How many posts it has. */
  most: number;
  level?: 2 | 3;
  away: boolean;
}

/** The first posts of a feed, and the way to all of them; nothing where there are none. */
const Row = observer(({ row, title, href, most, level = 2, away }: RowProps) => {
  const intl = useIntl();
  const items = row.value?.items ?? [];
  if (row.state === 'ready' && items.length === 0) return null;
  const tiles = (children: ReactNode) => (
    <ScrollRow label={title} data-count={most}>
      {children}
    </ScrollRow>
  );
  return (
    <Section id="feed" aria-labelledby="feed-heading">
      <SectionHeading
        headingId="feed-heading"
        title={title}
        more={{ href, label: intl.formatMessage(messages.showAll) }}
      />
      <ListFrame
        list={row}
        count={items.length}
        level={level}
        onReload={() => void row.load()}
        pending={
          <div aria-busy="true">
            {tiles(Array.from({ length: most }, (_, at) => <TileSkeleton key={at} shape="album" />))}
          </div>
        }
      >
        {tiles(items.map((post) => <PostTile key={post.id} post={post} away={away} />))}
      </ListFrame>
    </Section>
  );
});

/** The feed on the start page. @spec screen:home, feature:shell.start-page */
export const HomeFeedRow = () => {
  const intl = useIntl();
  const { language } = useApp().config;
  return (
    <Row
      row={useHomeFeedRow()}
      title={intl.formatMessage(messages.title)}
      href={pathTo('feed', language)}
      most={rowPosts.startPage}
      away
    />
  );
};

/** A performer's posts on the overview of her page. @spec screen:performer.overview */
export const ProfileFeedRow = ({ actor }: { actor: Pick<ActorData, 'id' | 'name'> }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  return (
    <Row
      row={useProfileFeedRows().open(actor.id)}
      title={intl.formatMessage(messages.posts)}
      href={pathTo('performer.feed', language, { actorName: performerSlug(actor.name) })}
      most={rowPosts.profile}
      level={3}
      away={false}
    />
  );
};
