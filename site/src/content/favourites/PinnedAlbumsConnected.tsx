import { AlbumTile } from '@lounge/kit/album-tile';
import { SectionHeading } from '@lounge/kit/section-heading';
import { StatePanel } from '@lounge/kit/state-panel';
import { TileGrid } from '@lounge/kit/tile-grid';
import { pathTo, performerSlug } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messages } from '../../foundation/guest/Personal.messages.ts';
import { NothingPinned } from './NothingPinned.tsx';
import { usePersonal } from '../../foundation/guest/personal-stores.ts';

/** The albums that the guest pinned. One call loads albums and pictures, so the error state here stands for both. */
export const PinnedAlbumsConnected = observer(() => {
  const intl = useIntl();
  const { config } = useApp();
  const { photos } = usePersonal();
  const albums = photos.data.value?.albums ?? [];
  return (
    <section data-needs-script aria-labelledby="pinned-albums">
      <SectionHeading headingId="pinned-albums" title={intl.formatMessage(messages.albums)} />
      {photos.data.state === 'failed' && (
        <StatePanel
          kind="error"
          level={3}
          title={intl.formatMessage(messages.notLoaded)}
          step={{ onAct: () => void photos.data.load() }}
        />
      )}
      {photos.data.state === 'ready' && albums.length === 0 && <NothingPinned kind="albums" />}
      <TileGrid kind="albums" isPending={photos.data.state === 'loading' && albums.length === 0}>
        {albums.map(({ id, title, previews: [cover], pictureCount, prices, guestInfo, actor }) =>
          cover === undefined ? null : (
            <AlbumTile
              key={id}
              title={title}
              owner={actor.name}
              href={pathTo('performer.album-details', config.language, {
                actorName: performerSlug(actor.name),
                albumId: id,
              })}
              picture={pictureContent(cover)}
              count={pictureCount}
              price={{ amount: prices.album?.value ?? 0, was: prices.base?.value }}
              bought={guestInfo.bought}
            />
          ),
        )}
      </TileGrid>
    </section>
  );
});
