import { AlbumTile } from '@lounge/kit/album-tile';
import { TileGrid } from '@lounge/kit/tile-grid';
import { pathTo, performerSlug } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { album } from '@lounge/protocol/content/galleries';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useApp } from '../../shared/app-context.ts';
import { isSavingData } from '../../shared/follow-looks.ts';
import { isPhone } from '../../shared/viewport.ts';
import { useGalleryLook } from './galleries-stores.ts';
import { ratingIn } from './rating-in.ts';

type AlbumData = Infer<typeof album>;

/** Props of AlbumTiles. */
export interface AlbumTilesProps {
  items: readonly AlbumData[];
  /** Whether they are of several performers, whose names they show. @default false */
  withOwner?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Whether a look at a tile is read: not where it cannot be pointed at, and not where data are to be saved. */
const mayLook = (): boolean => !isSavingData() && matchMedia('(hover: hover)').matches;

const Tile = observer(({ album, withOwner }: { album: AlbumData; withOwner: boolean }) => {
  const { language } = useApp().config;
  const look = useGalleryLook();
  const { id, title, actor, pictureCount, prices, isVipContent, guestInfo } = album;
  const [cover] = album.previews;
  if (cover === undefined) return null;
  const preview = look.previewOf(id);
  return (
    <AlbumTile
      title={title}
      {...(withOwner && { owner: actor.name })}
      href={pathTo('performer.album-details', language, { actorName: performerSlug(actor.name), albumId: id })}
      picture={pictureContent(cover)}
      count={pictureCount}
      price={{ amount: prices.album?.value ?? 0, was: prices.base?.value }}
      withVip={isVipContent}
      bought={guestInfo.bought}
      pinned={album.isFavoriteAlbum}
      rating={ratingIn(album)}
      preview={preview && { title: preview.previewTitle, urls: preview.urls }}
      onLook={({ isLooking }) => {
        if (!isLooking) look.end();
        else if (mayLook()) look.begin({ albumId: id, actorName: actor.name, isMobile: isPhone() });
      }}
    />
  );
});

/** Albums, which link to their pages; those without a cover are left out. */
export const AlbumTiles = ({ items, withOwner = false, ref }: AlbumTilesProps) => {
  return (
    <TileGrid ref={ref} kind="albums">
      {items.map((album) => (
        <Tile key={album.id} album={album} withOwner={withOwner} />
      ))}
    </TileGrid>
  );
};
