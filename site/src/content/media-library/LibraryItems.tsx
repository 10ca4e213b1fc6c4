import { MediaLibraryTile } from '@lounge/kit/media-library-tile';
import { TileGrid } from '@lounge/kit/tile-grid';
import type { LibraryAsset } from '@lounge/stores/content/media-library';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { LibraryEmpty } from './LibraryEmpty.tsx';
import { messages } from './Library.messages.ts';
import { LibraryPlayer } from './LibraryPlayer.tsx';
import { listingKey, useLibrary, useLibraryListings } from './library-stores.ts';
import { titleOf } from './library-texts.ts';
import type { LibraryPageState } from './use-library-page.ts';

const AssetTile = observer(({ asset, onPlay }: { asset: LibraryAsset; onPlay: () => void }) => {
  const intl = useIntl();
  const library = useLibrary();
  const { mediaType, source, origin, at, duration, pictureCount, link, isLocked, actor, preview, media } = asset;
  return (
    <MediaLibraryTile
      data-asset={asset.id}
      item={{
        title: titleOf(asset, intl),
        owner: actor.name,
        picture: pictureContent(preview),
        mediaType,
        source,
        origin,
        at,
        duration,
        count: pictureCount,
        href: link ?? undefined,
        isLocked,
      }}
      isMoving={library.isMoving(asset.id)}
      onPlay={media === null ? undefined : onPlay}
      onMove={({ isArchived }) => void (isArchived ? library.archive(asset) : library.unarchive(asset))}
    />
  );
});

/** The items of a part, page by page, or why there is none. */
export const LibraryItems = observer(({ page }: { page: LibraryPageState }) => {
  const intl = useIntl();
  const listing = useLibraryListings().open(listingKey(page.page, page.choice));
  const [playing, setPlaying] = useState<LibraryAsset | null>(null);
  const { list, items, total } = listing;
  return (
    <section data-needs-script aria-label={intl.formatMessage(messages[page.choice.part])}>
      <ListFrame
        list={list}
        count={items.length}
        total={total}
        level={2}
        notLoaded={intl.formatMessage(messages.notLoaded)}
        onReload={() => void listing.load()}
        pending={
          <TileGrid kind="videos" stacked isPending aria-label={intl.formatMessage(messages.loading)}>
            {Array.from({ length: 8 }, (_, at) => (
              <MediaLibraryTile key={at} item={null} />
            ))}
          </TileGrid>
        }
        empty={<LibraryEmpty page={page} />}
      >
        <TileGrid kind="videos" stacked>
          {items.map((asset) => (
            <AssetTile key={asset.id} asset={asset} onPlay={() => setPlaying(asset)} />
          ))}
        </TileGrid>
      </ListFrame>
      {playing !== null && <LibraryPlayer asset={playing} onClose={() => setPlaying(null)} />}
    </section>
  );
});
