import { ChipLink } from '@lounge/kit/chip';
import { TileGrid } from '@lounge/kit/tile-grid';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { messages } from '../content/actors/Profile.messages.ts';
import { usePerformers } from '../content/actors/performers-stores.ts';
import { ListedVideoCard } from '../content/videos/ListedVideoCard.tsx';
import { ErrorPanel } from '../foundation/page/error-slots.tsx';
import { ListFrame } from '../foundation/page/ListFrame.tsx';
import { PendingTiles } from '../foundation/page/PendingTiles.tsx';
import { useApp } from '../shared/app-context.ts';
import { ProfileFrame } from './ProfileFrame.tsx';
import {
  profileKey,
  useProfileListings,
  useTagTexts,
  useVideoTags,
  type ProfileVideos,
} from './profile-videos-stores.ts';

const Choices = styled.nav.withConfig({ componentId: 'site-profile-videos' })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 24px;
`;

/** The lists of a performer's videos: all, the classics, and one for each tag. @spec rule:tag-group-encoded */
const Lists = observer(({ actorId, slug, shown }: { actorId: number; slug: string; shown: ProfileVideos }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const tags = useVideoTags().open(actorId).value ?? [];
  const tag = shown.kind === 'tag' ? shown.tag : null;
  const params = { actorName: slug };
  return (
    <Choices aria-label={intl.formatMessage(messages.videoLists)}>
      <ChipLink href={pathTo('performer.videos', language, params)} selected={shown.kind === 'all'}>
        {intl.formatMessage(messages.allVideos)}
      </ChipLink>
      <ChipLink href={pathTo('performer.videos-classic', language, params)} selected={shown.kind === 'classic'}>
        {intl.formatMessage(messages.classics)}
      </ChipLink>
      {tags.map(({ key, name, videoCount }) => (
        <ChipLink
          key={key}
          href={pathTo('performer.videos-tag', language, { ...params, tagGroup: key })}
          selected={key === tag}
        >
          {`${name} ${intl.formatNumber(videoCount)}`}
        </ChipLink>
      ))}
    </Choices>
  );
});

const Words = styled.div.withConfig({ componentId: 'site-tag-texts' })`
  margin-bottom: 24px;
  > p {
    color: var(--kit-text-muted);
  }
`;

/** The name of the tag and what search engines find of its videos; nothing for a tag that none has. @spec entity:actorSeoContent */
const TagTexts = observer(({ of: key }: { of: string }) => {
  const { value } = useTagTexts().open(key);
  if (value === null) return null;
  return (
    <Words>
      <h2>{value.headline}</h2>
      {value.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Words>
  );
});

/**
 * A performer's videos, newest first: all of them, the classics, or those of a tag.
 * @spec screen:performer.videos-overview, screen:performer.videos-classic, screen:performer.videos-tag
 * @spec screen:mobile.performer-videos
 */
export const ProfileVideosScreen = observer(({ videos }: { videos: ProfileVideos['kind'] }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { actorName = '', tagGroup = '' } = useParams();
  const performer = usePerformers().open(actorName);
  const listings = useProfileListings();
  const actor = performer.actor.value;
  if (actor === null) return null;
  const shown: ProfileVideos = videos === 'tag' ? { kind: 'tag', tag: tagGroup } : { kind: videos };
  const { list } = listings.open(profileKey(actor.id, shown));
  return (
    <ProfileFrame performer={performer} actor={actor} current="performer.videos">
      <section aria-label={intl.formatMessage(messages.videos)}>
        <Lists actorId={actor.id} slug={actor.slug} shown={shown} />
        {shown.kind === 'tag' && <TagTexts of={profileKey(actor.id, shown)} />}
        <ListFrame
          list={list}
          pending={<PendingTiles kind="videos" label={intl.formatMessage(messages.videos)} />}
          empty={
            <ErrorPanel
              kind="empty"
              title={intl.formatMessage(messages.noVideoHere)}
              {...(videos !== 'all' && {
                step: {
                  label: intl.formatMessage(messages.allVideos),
                  href: pathTo('performer.videos', language, { actorName: actor.slug }),
                },
              })}
            />
          }
        >
          <TileGrid kind="videos" stacked>
            {list.items.map((item) => (
              <ListedVideoCard key={item.id} item={item} />
            ))}
          </TileGrid>
        </ListFrame>
      </section>
    </ProfileFrame>
  );
});
