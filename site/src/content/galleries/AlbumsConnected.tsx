import type { Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { focusOnAdded } from '../../shared/focus-on-added.ts';
import { messages } from '../actors/Performer.messages.ts';
import { ProfileSection } from '../actors/ProfileSection.tsx';
import { AlbumTiles } from './AlbumTiles.tsx';

/** The performer's albums. @spec rest:actor.sedcard-albums.get */
export const AlbumsConnected = observer(({ performer }: { performer: Performer }) => {
  const intl = useIntl();
  const albums = performer.albums.value?.albums ?? [];
  const list = useRef<HTMLDivElement>(null);
  return (
    <ProfileSection
      performer={performer}
      list="albums"
      empty={intl.formatMessage(messages.noAlbums)}
      shown={albums.length}
      onShowAll={() => {
        focusOnAdded(list.current);
        void performer.loadAllAlbums();
      }}
    >
      <AlbumTiles ref={list} items={albums} />
    </ProfileSection>
  );
});
