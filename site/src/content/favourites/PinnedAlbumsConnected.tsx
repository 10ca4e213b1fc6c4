import { AlbumTile } from '@lounge/kit/album-tile';
import { PinButton } from '@lounge/kit/pin-button';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import { pathTo, performerSlug } from '@lounge/locale';
import type { PinnedPhotosData } from '@lounge/stores/content/galleries';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messages } from '../../foundation/guest/Personal.messages.ts';
import { messages as pinTexts } from './Favourites.messages.ts';
import { NothingPinned } from './NothingPinned.tsx';
import { useFavourites } from './favourites-stores.ts';
import { useUnpin } from './use-pin.ts';
import { usePinnedPictures } from './pinned-pictures-stores.ts';

const Pinned = styled.div.withConfig({ componentId: 'site-pinned-album' })`
  position: relative;
  > button {
    position: absolute;
    top: 6px;
    inset-inline-end: 6px;
    background: rgb(var(--kit-scrim) / 0.5);
    color: rgb(var(--kit-cinema-light));
  }
`;

type Album = PinnedPhotosData['albums'][number];

/** Pins of albums and of sedcards are two kinds. */
const kindOf = ({ isSedcard }: Album) => (isSedcard ? 'sedcards' : 'album');

const PinnedAlbum = ({ album, onUnpin }: { album: Album; onUnpin: () => void }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { id, title, previews, pictureCount, prices, isVipContent, guestInfo, actor } = album;
  const [cover] = previews;
  if (cover === undefined) return null;
  return (
    <Pinned>
      <AlbumTile
        title={title}
        owner={actor.name}
        href={pathTo('performer.album-details', language, { actorName: performerSlug(actor.name), albumId: id })}
        picture={pictureContent(cover)}
        count={pictureCount}
        price={{ amount: prices.album?.value ?? 0, was: prices.base?.value }}
        withVip={isVipContent}
        bought={guestInfo.bought}
      />
      <PinButton look="icon" pinned label={intl.formatMessage(pinTexts.unpin, { name: title })} onPin={onUnpin} />
    </Pinned>
  );
};

/** Props of PinnedAlbumsConnected. */
export interface PinnedAlbumsConnectedProps {
  /** Albums only, sedcards only, or both. @default both */
  kind?: 'album' | 'sedcards';
}

/** The albums that the guest pinned. One call loads albums and pictures, so the error state here stands for both. */
export const PinnedAlbumsConnected = observer(({ kind }: PinnedAlbumsConnectedProps) => {
  const intl = useIntl();
  const { data } = usePinnedPictures();
  const favourites = useFavourites();
  const unpin = useUnpin();
  const all = data.value?.albums ?? [];
  const albums = all.filter(
    (each) =>
      (kind === undefined || kindOf(each) === kind) && favourites?.isPinned(kindOf(each), each.id, true) !== false,
  );
  return (
    <section data-needs-script aria-labelledby="pinned-albums">
      <SectionHeading
        headingId="pinned-albums"
        title={intl.formatMessage(kind === 'sedcards' ? pinTexts.pinnedSedcards : messages.albums)}
      />
      <ListFrame
        list={data}
        count={albums.length}
        level={3}
        notLoaded={intl.formatMessage(messages.notLoaded)}
        empty={<NothingPinned kind="albums" />}
      >
        <TileGrid kind="albums">
          {albums.map((album) => (
            <PinnedAlbum
              key={album.id}
              album={album}
              onUnpin={() => unpin({ kind: kindOf(album), id: album.id, name: album.title })}
            />
          ))}
        </TileGrid>
      </ListFrame>
    </section>
  );
});
