import { AlbumTile } from '@lounge/kit/album-tile';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import { pathTo, performerSlug } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messages } from '../../foundation/guest/Personal.messages.ts';
import { NothingPinned } from './NothingPinned.tsx';
import { usePinnedPictures } from './pinned-pictures-stores.ts';

/** The albums that the guest pinned. One call loads albums and pictures, so the error state here stands for both. */
export const PinnedAlbumsConnected = observer(() => {
  const intl = useIntl();
  const { config } = useApp();
  const { data } = usePinnedPictures();
  const albums = data.value?.albums ?? [];
  return (
    <section data-needs-script aria-labelledby="pinned-albums">
      <SectionHeading headingId="pinned-albums" title={intl.formatMessage(messages.albums)} />
      <ListFrame
        list={data}
        count={albums.length}
        level={3}
        notLoaded={intl.formatMessage(messages.notLoaded)}
        empty={<NothingPinned kind="albums" />}
      >
        <TileGrid kind="albums">
          {albums.map(({ id, title, previews: [cover], pictureCount, prices, isVipContent, guestInfo, actor }) =>
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
                withVip={isVipContent}
                bought={guestInfo.bought}
              />
            ),
          )}
        </TileGrid>
      </ListFrame>
    </section>
  );
});
