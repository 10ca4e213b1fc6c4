import { FeedPostTile } from '@lounge/kit/feed-post-tile';
import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TileSkeleton } from '@lounge/kit/skeleton';
import { pathTo } from '@lounge/locale';
import type { FeedPostData, FeedRow } from '@lounge/stores/engagement/feed';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
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

/** Props of FeedRowConnected. */
interface FeedRowProps {
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
export const FeedRowConnected = observer(({ row, title, href, most, level = 2, away }: FeedRowProps) => {
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
