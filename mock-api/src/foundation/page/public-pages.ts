import { alternates, type Hreflang, type RouteKey } from '@lounge/locale';
import type { WorldParts } from '../../world/world.ts';
import { newestAlbums, newestVideos, slugsOfActors } from './statements.ts';

/** The addresses of a page by language. */
export type PageAddresses = Readonly<Record<Hreflang, string>>;

/**
 * The pages that search engines may find, at most `max`, without single shows, which are over soon: `fixed` ones, which have no
 * parameters, and performers, then albums and videos, newest first.
 */
export const publicPages = async (
  { database }: WorldParts,
  fixed: readonly RouteKey[],
  max: number,
): Promise<readonly PageAddresses[]> => {
  const [actors, albums, videos] = await Promise.all([
    slugsOfActors.all(database.reader, { max }),
    newestAlbums.all(database.reader, { max }),
    newestVideos.all(database.reader, { max }),
  ]);
  const content = [
    ...albums.map(({ id, slug, createdAt: at }) => ({
      at,
      page: alternates('performer.album-details', { actorName: slug, albumId: id }),
    })),
    ...videos.map(({ id, slug, createdAt: at }) => ({
      at,
      page: alternates('performer.video-details', { actorName: slug, videoId: id }),
    })),
  ];
  return [
    ...fixed.map((key) => alternates(key)),
    ...actors.map(({ slug }) => alternates('performer.overview', { actorName: slug })),
    ...content.toSorted((one, other) => (one.at < other.at ? 1 : -1)).map(({ page }) => page),
  ].slice(0, max);
};
