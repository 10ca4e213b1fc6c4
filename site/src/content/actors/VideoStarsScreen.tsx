import { TileGrid } from '@lounge/kit/tile-grid';
import { VideoStarTile } from '@lounge/kit/video-star-tile';
import type { VideoStarData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { PendingTiles } from '../../foundation/page/PendingTiles.tsx';
import { languageNames } from './language-names.ts';
import { messages } from './TopCams.messages.ts';
import { useVideoStars } from './top-cams-stores.ts';

/** A performer with the number of her videos. */
export const Star = observer(({ star }: { star: VideoStarData }) => (
  <VideoStarTile
    name={star.actorName}
    href={star.profileLink}
    picture={pictureContent(star.previewPicture)}
    presence={useApp().stores.presence.isOnline(star.actorId, star.online) ? 'online' : 'offline'}
    age={star.age}
    languages={languageNames(star.spokenLanguages, useIntl())}
    videos={star.videoCount}
    newVideos={star.newVideoCount}
    lock={star.isCountryBanned ? 'country' : undefined}
  />
));

/** The performers with the most videos. @spec screen:video-stars */
export const VideoStarsScreen = observer(() => {
  const intl = useIntl();
  const stars = useVideoStars();
  return (
    <ListPage title={intl.formatMessage(messages.stars)} note={intl.formatMessage(messages.starsText)}>
      <ListFrame
        list={stars}
        count={stars.value?.length ?? 0}
        pending={<PendingTiles />}
        empty={<ErrorPanel kind="empty" title={intl.formatMessage(messages.noStars)} />}
      >
        <TileGrid>
          {(stars.value ?? []).map((star) => (
            <Star key={star.actorId} star={star} />
          ))}
        </TileGrid>
      </ListFrame>
    </ListPage>
  );
});
