import { AlbumTile } from '@lounge/kit/album-tile';
import { TileGrid } from '@lounge/kit/tile-grid';
import { pathTo, performerSlug } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { album } from '@lounge/protocol/content/galleries';
import type { Ref } from 'react';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useApp } from '../../shared/app-context.ts';

/** Props of AlbumTiles. */
export interface AlbumTilesProps {
  items: readonly Infer<typeof album>[];
  /** Whether they are of several performers, whose names they show. @default false */
  withOwner?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Albums, which link to their pages; those without a cover are left out. */
export const AlbumTiles = ({ items, withOwner = false, ref }: AlbumTilesProps) => {
  const { language } = useApp().config;
  return (
    <TileGrid ref={ref} kind="albums">
      {items.map(({ id, title, actor, previews: [cover], pictureCount, prices, isVipContent, guestInfo }) =>
        cover === undefined ? null : (
          <AlbumTile
            key={id}
            title={title}
            {...(withOwner && { owner: actor.name })}
            href={pathTo('performer.album-details', language, { actorName: performerSlug(actor.name), albumId: id })}
            picture={pictureContent(cover)}
            count={pictureCount}
            price={{ amount: prices.album?.value ?? 0, was: prices.base?.value }}
            withVip={isVipContent}
            bought={guestInfo.bought}
          />
        ),
      )}
    </TileGrid>
  );
};
