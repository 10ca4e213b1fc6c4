import { BlogTile, BlogTiles } from '@lounge/kit/blog-tile';
import { TileGrid } from '@lounge/kit/tile-grid';
import { TvVideoTile } from '@lounge/kit/tv-video-tile';
import { VideoTile } from '@lounge/kit/video-tile';
import type { ArticleHitData, LibraryItemData, SearchResults, TvHitData } from '@lounge/stores/content/global-search';
import { observer } from 'mobx-react-lite';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useTvSubscription } from '../../foundation/subscriptions/use-tv-subscription.ts';
import { useApp } from '../../shared/app-context.ts';
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

/** Videos of TV, each with its format; what is premium is locked without a subscription. */
export const TvTiles = observer(({ items, stacked }: VideoTilesProps<TvHitData>) => {
  const subscription = useTvSubscription();
  return (
    <TileGrid kind="videos" stacked={stacked}>
      {items.map(({ id, title, link, picture, duration, formatTitle, isPremium, isWatched }) => (
        <TvVideoTile
          key={id}
          title={title}
          href={link}
          picture={pictureContent(picture)}
          duration={duration}
          format={formatTitle}
          premium={isPremium}
          subscription={subscription}
          watched={isWatched}
        />
      ))}
    </TileGrid>
  );
});

/** Articles of the magazine, each with its excerpt. */
export const ArticleTiles = ({ items }: { items: readonly ArticleHitData[] }) => {
  const { now } = useApp().config;
  return (
    <BlogTiles list="search">
      {items.map(({ id, title, link, category, date, picture, excerpt }) => (
        <BlogTile
          key={id}
          title={title}
          href={link}
          category={category}
          published={date}
          now={new Date(now).toISOString()}
          picture={pictureContent(picture)}
          excerpt={excerpt}
        />
      ))}
    </BlogTiles>
  );
};
