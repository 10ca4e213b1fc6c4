import { useKit } from '@lounge/kit/kit-provider';
import { Badge, type BadgeContent } from '@lounge/kit/badge';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import { formatDay, pathTo, performerSlug } from '@lounge/locale';
import type { Video } from '@lounge/stores/content/videos';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { AgeRating } from '../../foundation/age-check/AgeRating.tsx';
import { ContentPrice } from '../../foundation/wallet/ContentPrice.tsx';
import { messages as performer } from '../actors/Performer.messages.ts';
import { minutesOf } from './minutes-of.ts';
import { PlaceConnected } from './PlaceConnected.tsx';
import { PinVideoConnected } from './PinVideoConnected.tsx';
import { LikeVideoConnected } from './LikeVideoConnected.tsx';
import { ShareVideoConnected } from './ShareVideoConnected.tsx';
import { messages } from './Video.messages.ts';
import { ListedVideoCard, VideoFlagsConnected } from './ListedVideoCard.tsx';
import { TagLinks } from './TagLinks.tsx';
import { badgesOf } from './VideoCard.tsx';
import { useVideos } from './videos-stores.ts';
import { videoScreenStyles } from './VideoScreen.styles.ts';

const Page = styled.div.withConfig({ componentId: 'site-video' })`
  ${videoScreenStyles}
`;

const maxTiles = 6;

const OthersConnected = observer(({ video, name }: { video: Video; name: string }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const items = video.otherVideos.slice(0, maxTiles);
  if (items.length === 0) return null;
  const total = video.others.value?.total ?? 0;
  const all = pathTo('performer.videos', language, { actorName: performerSlug(name) });
  // The list of all has this video too.
  const more =
    total - 1 > items.length
      ? { href: all, label: intl.formatMessage(performer.allVideos, { count: total }) }
      : undefined;
  return (
    <section aria-labelledby="more-videos">
      <SectionHeading headingId="more-videos" title={intl.formatMessage(messages.more, { name })} more={more} />
      <TileGrid kind="videos" columns={3} excerpt aria-labelledby="more-videos">
        {items.map((item) => (
          <ListedVideoCard key={item.id} item={item} />
        ))}
      </TileGrid>
    </section>
  );
});

/** Videos that share tags with this one, of everybody. */
const RecommendedConnected = observer(({ video }: { video: Video }) => {
  const intl = useIntl();
  const own = new Set(video.otherVideos.slice(0, maxTiles).map(({ id }) => id));
  const items = (video.recommended.value ?? []).filter(({ id }) => !own.has(id));
  if (items.length === 0) return null;
  return (
    <section id="recommended" aria-labelledby="recommended-videos">
      <SectionHeading headingId="recommended-videos" title={intl.formatMessage(messages.recommended)} />
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <ListedVideoCard item={item} away />
          </li>
        ))}
      </ul>
    </section>
  );
});

/**
 * A video's page: the player, what it is, what stands between, more of the performer. @spec screen:performer.video-details
 * @awaits screen:performer.video-details 1 engagement/contests
 */
export const VideoScreen = observer(() => {
  const intl = useIntl();
  const { config } = useApp();
  const { Link } = useKit();
  const { videoId } = useParams();
  const video = useVideos().open(Number(videoId));
  const { value } = video.data;
  if (value === null) return null;
  const { title, duration, ageRating, price, basePrice, model, free, guestInfo, publishedAt } = value.video;
  const minutes = minutesOf(duration);
  const badges: readonly BadgeContent[] = [
    ...badgesOf(value.video),
    ...(guestInfo.bought ? [{ kind: 'bought' as const }] : []),
  ];
  const tags = value.tags.map(({ key, name, videoCount }) => ({ id: key, name, count: videoCount }));
  return (
    <Page key={video.videoId}>
      <PlaceConnected video={video}>
        <header>
          <Link
            data-part="owner"
            href={pathTo('performer.overview', config.language, { actorName: performerSlug(model.name) })}
          >
            {model.name}
          </Link>
          <h1>{title}</h1>
          <p data-part="facts">
            {intl.formatMessage(messages.length, { minutes })}
            {' · '}
            <time dateTime={publishedAt}>
              {intl.formatMessage(messages.published, { day: formatDay(publishedAt, config.language) })}
            </time>
            <AgeRating age={ageRating} />
          </p>
          {value.description !== '' && <p data-part="description">{value.description}</p>}
          {badges.length > 0 && (
            <p data-part="badges">
              {badges.map((badge) => (
                <Badge key={badge.kind} badge={badge} />
              ))}
            </p>
          )}
          <VideoFlagsConnected item={value.video} online={false} />
          {!video.isGone && !guestInfo.bought && (free || price !== null) && (
            <p data-part="price">
              <ContentPrice
                price={price}
                base={basePrice}
                isIncluded={guestInfo.flatrate}
                hasVoucher={value.fittingVoucher !== null}
              />
            </p>
          )}
          {!video.isGone && (
            <div data-part="opinions">
              <LikeVideoConnected video={value.video} />
              <PinVideoConnected videoId={value.video.id} />
              <ShareVideoConnected video={value.video} />
            </div>
          )}
          {tags.length > 0 && <TagLinks tags={tags} label={intl.formatMessage(messages.tags)} />}
        </header>
      </PlaceConnected>
      <RecommendedConnected video={video} />
      <OthersConnected video={video} name={model.name} />
    </Page>
  );
});
