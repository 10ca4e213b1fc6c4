import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import { pathTo } from '@lounge/locale';
import { videoKinds, type VideoKind } from './video-kinds.ts';
import type { VideoListCategory } from '@lounge/protocol/content/videos';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useVideoStars } from '../content/actors/top-cams-stores.ts';
import { Star } from '../content/actors/VideoStarsScreen.tsx';
import { ListedVideoCard } from '../content/videos/ListedVideoCard.tsx';
import { TagLinks } from '../content/videos/TagLinks.tsx';
import { ListFrame } from '../foundation/page/ListFrame.tsx';
import { ListPage } from '../foundation/page/ListPage.tsx';
import { PendingTiles } from '../foundation/page/PendingTiles.tsx';
import { useApp } from '../shared/app-context.ts';
import { plainKey, useListings, useUnfinished, useVideoLists } from './video-lists-stores.ts';
import { VideoTabs } from './VideoTabs.tsx';
import { messages } from './VideoLists.messages.ts';

const Sections = styled.div.withConfig({ componentId: 'site-videos' })`
  display: grid;
  gap: 48px;
  margin-top: 28px;
  > section {
    min-width: 0;
  }
`;

interface RowProps {
  id: string;
  type: VideoListCategory;
  title: string;
  note: string;
  href?: string;
}

/** The first videos of a list; a list without any is left out. */
const Row = observer(({ id, type, title, note, href }: RowProps) => {
  const intl = useIntl();
  const { list } = useListings().open(plainKey(type));
  const { state, value, failure, load } = list;
  const items = list.items.slice(0, 4);
  if (items.length === 0 && state === 'ready') return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        headingId={id}
        title={title}
        note={note}
        more={href === undefined ? undefined : { href, label: intl.formatMessage(messages.seeAll) }}
      />
      <ListFrame
        list={{ state, value, failure, load }}
        count={items.length}
        pending={<PendingTiles kind="videos" label={title} />}
      >
        <TileGrid kind="videos" excerpt aria-labelledby={id}>
          {items.map((item) => (
            <ListedVideoCard key={item.id} item={item} away list={type} />
          ))}
        </TileGrid>
      </ListFrame>
    </section>
  );
});

/** The performers with the most videos; left out where they did not load. */
const Stars = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const stars = useVideoStars();
  const shown = (stars.value ?? []).slice(0, 6);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="video-stars">
      <SectionHeading
        headingId="video-stars"
        title={intl.formatMessage(messages.stars)}
        more={{ href: pathTo('videos.stars', language), label: intl.formatMessage(messages.seeAll) }}
      />
      <TileGrid excerpt aria-labelledby="video-stars">
        {shown.map((star) => (
          <Star key={star.actorId} star={star} />
        ))}
      </TileGrid>
    </section>
  );
});

/** The popular tags, each leading to its videos. */
const PopularTags = observer(() => {
  const intl = useIntl();
  const { tags } = useVideoLists();
  const list = tags.value ?? [];
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="popular-tags">
      <SectionHeading headingId="popular-tags" title={intl.formatMessage(messages.popularTags)} />
      <TagLinks tags={list} />
    </section>
  );
});

/** The videos that the guest stopped in; left out for visitors, without any, and where they did not load. */
const Unfinished = observer(() => {
  const intl = useIntl();
  const { language, brand } = useApp().config;
  const shown = useUnfinished().value ?? [];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="unfinished">
      <SectionHeading
        headingId="unfinished"
        title={intl.formatMessage(messages.unfinished)}
        more={{
          href: pathTo('personal.mediathek', language, { product: brand }),
          label: intl.formatMessage(messages.library),
        }}
      />
      <TileGrid kind="videos" excerpt aria-labelledby="unfinished">
        {shown.map(({ video, resumeAt }) => (
          <ListedVideoCard key={video.id} item={video} progress={resumeAt / video.duration} away />
        ))}
      </TileGrid>
    </section>
  );
});

/** The row of a list that has a page. */
const rowOf = (kind: Pick<VideoKind, 'key' | 'type'>) => `row-${kind.type}`;

/**
 * The videos: the first ones of each list, the stars and the popular tags. @spec screen:videos, feature:videos.browse
 * @deviates screen:videos 1-2 docs/decisions/0178
 */
export const VideosScreen = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const order = ['trending', 'new', 'free', 'discounted', 'vip30', 'all'] as const;
  const kinds = order.flatMap((type) => videoKinds.filter((kind) => kind.type === type));
  return (
    <ListPage
      title={intl.formatMessage(messages.overviewTitle)}
      note={intl.formatMessage(messages.overviewDescription)}
    >
      <VideoTabs />
      <Sections>
        {kinds.map((kind, index) => (
          <Fragment key={kind.key}>
            <Row
              id={rowOf(kind)}
              type={kind.type}
              title={intl.formatMessage(kind.tab)}
              note={intl.formatMessage(kind.note)}
              href={pathTo(kind.key, language)}
            />
            {index === 0 && <Unfinished />}
          </Fragment>
        ))}
        <Row
          id="row-top"
          type="top"
          title={intl.formatMessage(messages.top)}
          note={intl.formatMessage(messages.topNote)}
        />
        <Stars />
        <PopularTags />
      </Sections>
    </ListPage>
  );
});
