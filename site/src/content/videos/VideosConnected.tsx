import { TileGrid } from '@lounge/kit/tile-grid';
import type { Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages } from '../actors/Performer.messages.ts';
import { ProfileSection } from '../actors/ProfileSection.tsx';
import { VideoCard } from './VideoCard.tsx';

/** Returns whole rows of three items, at most two rows. */
const wholeRows = <T,>(all: readonly T[]): readonly T[] => all.slice(0, all.length >= 6 ? 6 : 3);

/** The performer's videos: the promoted one first, then the best rated; or all of them. */
const videosOf = ({ promoted, videos, hasAllVideos }: Performer) => {
  if (hasAllVideos) return videos.value?.videos ?? [];
  const first = promoted.value?.video ?? null;
  const others = (videos.value?.videos ?? []).filter(({ id }) => id !== first?.id);
  return wholeRows(first === null ? others : [first, ...others]);
};

/** Videos of the performer. @spec rest:actor.top-videos.get, rest:actor.promoted-video.get */
export const VideosConnected = observer(({ performer }: { performer: Performer }) => {
  const intl = useIntl();
  const items = videosOf(performer);
  return (
    <ProfileSection
      performer={performer}
      list="videos"
      empty={intl.formatMessage(messages.noVideos)}
      isEmpty={items.length === 0}
      shown={items.length}
      onShowAll={() => void performer.loadAllVideos()}
    >
      <TileGrid kind="videos" columns={3} aria-labelledby="videos-heading">
        {items.map((item) => (
          <VideoCard key={item.id} item={item} />
        ))}
      </TileGrid>
    </ProfileSection>
  );
});
