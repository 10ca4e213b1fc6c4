import { TileGrid } from '@lounge/kit/tile-grid';
import type { Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { focusOnAdded } from '../../shared/focus-on-added.ts';
import { messages } from '../actors/Performer.messages.ts';
import { ProfileSection } from '../actors/ProfileSection.tsx';
import { ListedVideoCard } from './ListedVideoCard.tsx';

/** Returns whole rows of three items, at most two rows. */
const wholeRows = <T,>(all: readonly T[]): readonly T[] => all.slice(0, all.length >= 6 ? 6 : 3);

/** The performer's videos; those that come with the whole list follow the first ones. */
const videosOf = ({ shownVideos, hasAllVideos }: Performer) => (hasAllVideos ? shownVideos : wholeRows(shownVideos));

/** Videos of the performer. @spec rest:actor.top-videos.get, rest:actor.promoted-video.get */
export const VideosConnected = observer(({ performer }: { performer: Performer }) => {
  const intl = useIntl();
  const items = videosOf(performer);
  const list = useRef<HTMLDivElement>(null);
  return (
    <ProfileSection
      performer={performer}
      list="videos"
      empty={intl.formatMessage(messages.noVideos)}
      shown={items.length}
      onShowAll={() => {
        focusOnAdded(list.current);
        void performer.loadAllVideos();
      }}
    >
      <TileGrid ref={list} kind="videos" columns={3} aria-labelledby="videos-heading">
        {items.map((item) => (
          <ListedVideoCard key={item.id} item={item} />
        ))}
      </TileGrid>
    </ProfileSection>
  );
});
