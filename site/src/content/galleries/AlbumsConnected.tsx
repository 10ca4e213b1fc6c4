import { AlbumTile } from '@lounge/kit/album-tile';
import { TileGrid } from '@lounge/kit/tile-grid';
import { pathTo } from '@lounge/locale';
import type { Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { useFocusOnAdded } from '../../shared/use-focus-on-added.ts';
import { messages } from '../actors/Performer.messages.ts';
import { ProfileSection } from '../actors/ProfileSection.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';

/** The performer's albums. @spec rest:actor.sedcard-albums.get */
export const AlbumsConnected = observer(({ performer }: { performer: Performer }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { actorName = '' } = useParams();
  const albums = performer.albums.value?.albums ?? [];
  const list = useRef<HTMLDivElement>(null);
  const focusOnAdded = useFocusOnAdded(albums.length);
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
      <TileGrid ref={list} kind="albums">
        {albums.map((album) => {
          const [cover] = album.previews;
          if (cover === undefined) return null;
          return (
            <AlbumTile
              key={album.id}
              title={album.title}
              href={pathTo('performer.album-details', language, { actorName, albumId: album.id })}
              picture={pictureContent(cover)}
              count={album.pictureCount}
              price={{ amount: album.prices.album?.value ?? 0, was: album.prices.base?.value }}
              withVip={album.isVipContent}
              bought={album.guestInfo.bought}
            />
          );
        })}
      </TileGrid>
    </ProfileSection>
  );
});
