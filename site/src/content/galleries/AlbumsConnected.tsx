import { AlbumTile } from '@lounge/kit/album-tile';
import { SectionHeading } from '@lounge/kit/section-heading';
import { StatePanel } from '@lounge/kit/state-panel';
import { TileGrid } from '@lounge/kit/tile-grid';
import type { Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages } from '../actors/Performer.messages.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';

/** The performer's albums; they lead nowhere until albums have pages of their own. @spec rest:actor.sedcard-albums.get */
export const AlbumsConnected = observer(({ performer }: { performer: Performer }) => {
  const intl = useIntl();
  const { state, value } = performer.albums;
  const albums = value?.albums ?? [];
  return (
    <section id="albums" aria-labelledby="albums-heading">
      <SectionHeading
        headingId="albums-heading"
        title={intl.formatMessage(messages.albums)}
        note={value === null ? undefined : intl.formatNumber(value.total)}
      />
      {state === 'failed' && (
        <StatePanel
          kind="error"
          level={3}
          title={intl.formatMessage(messages.notLoaded)}
          step={{ onAct: () => void performer.load() }}
        />
      )}
      {state === 'ready' && albums.length === 0 && (
        <StatePanel kind="empty" level={3} title={intl.formatMessage(messages.noAlbums)} />
      )}
      <TileGrid kind="albums">
        {albums.map((album) => {
          const [cover] = album.previews;
          if (cover === undefined) return null;
          return (
            <AlbumTile
              key={album.id}
              title={album.title}
              picture={pictureContent(cover)}
              count={album.pictureCount}
              price={{ amount: album.prices.album?.value ?? 0 }}
              withVip={album.isVipContent}
              bought={album.guestInfo.bought}
            />
          );
        })}
      </TileGrid>
    </section>
  );
});
