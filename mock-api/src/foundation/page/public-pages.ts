import { alternates, type RouteKey } from '@lounge/locale';
import type { WorldParts } from '../../world/world.ts';
import type { DatedPage, PageAddresses } from './ports.ts';
import { newestAlbums, newestVideos, slugsOfActors } from './statements.ts';

/** A page that search engines may find; `at` is null where nothing says when it changed. */
export type PublicPage = Pick<DatedPage, 'page'> & { readonly at: string | null };

const undated = (page: PageAddresses): PublicPage => ({ at: null, page });

/** The pages of modules above that search engines may find. */
interface FurtherPages {
  readonly lists: readonly PageAddresses[];
  readonly content: readonly DatedPage[];
}

/**
 * The pages that search engines may find, at most `max`, without single shows, which are over soon: `fixed` ones, which have no
 * parameters, lists and performers, then albums, videos and further content, newest first.
 */
export const publicPages = async (
  { database }: WorldParts,
  fixed: readonly RouteKey[],
  further: FurtherPages,
  max: number,
): Promise<readonly PublicPage[]> => {
  const [actors, albums, videos] = await Promise.all([
    slugsOfActors.all(database.reader, { max }),
    newestAlbums.all(database.reader, { max }),
    newestVideos.all(database.reader, { max }),
  ]);
  const content: readonly DatedPage[] = [
    ...albums.map(({ id, slug, createdAt: at }) => ({
      at,
      page: alternates('performer.album-details', { actorName: slug, albumId: id }),
    })),
    ...videos.map(({ id, slug, createdAt: at }) => ({
      at,
      page: alternates('performer.video-details', { actorName: slug, videoId: id }),
    })),
    ...further.content,
  ];
  return [
    ...fixed.map((key) => undated(alternates(key))),
    ...further.lists.map(undated),
    ...actors.map(({ slug }) => undated(alternates('performer.overview', { actorName: slug }))),
    ...content.toSorted((one, other) => (one.at < other.at ? 1 : -1)),
  ].slice(0, max);
};
