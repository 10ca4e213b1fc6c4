import { TileGrid } from '@lounge/kit/tile-grid';
import { VideoTile } from '@lounge/kit/video-tile';
import type { LibraryItemData, SearchResults } from '@lounge/stores/content/global-search';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { ModelTile } from '../actors/ModelTile.tsx';
import { ListedVideoCard } from '../videos/ListedVideoCard.tsx';

type ItemOf<Type extends 'actors' | 'videos' | 'galleries'> = SearchResults[Type]['items'][number];

/** Performers. */
export const ActorTiles = ({ items }: { items: readonly ItemOf<'actors'>[] }) => (
  <TileGrid>
    {items.map((model) => (
      <ModelTile key={model.id} model={model} />
    ))}
  </TileGrid>
);

/** Tiles of videos: on a phone a row that scrolls, or `stacked`. */
interface VideoTilesProps<Item> {
  items: readonly Item[];
  stacked?: boolean;
}

/** Videos, each with its performer. */
export const VideoTiles = ({ items, stacked }: VideoTilesProps<ItemOf<'videos'>>) => (
  <TileGrid kind="videos" stacked={stacked}>
    {items.map((item) => (
      <ListedVideoCard key={item.id} item={item} away />
    ))}
  </TileGrid>
);

/** Videos and albums that the guest owns. */
export const LibraryTiles = ({ items, stacked }: VideoTilesProps<LibraryItemData>) => (
  <TileGrid kind="videos" stacked={stacked}>
    {items.map(({ kind, id, title, link, preview, actor }) => (
      <VideoTile
        key={`${kind} ${id}`}
        title={title}
        href={link}
        picture={pictureContent(preview)}
        owner={actor.name}
        bought
      />
    ))}
  </TileGrid>
);
