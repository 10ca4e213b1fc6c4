import { alternates, type Hreflang } from '@lounge/locale';
import type { WorldParts } from '../../world/world.ts';
import { newestAlbums, newestVideos, slugsOfActors } from './statements.ts';

/** The addresses of a page by language. */
export type PageAddresses = Readonly<Record<Hreflang, string>>;

/** The pages without parameters that search engines may find, by route key. */
const fixedPages = [
  'home',
  'cams',
  'cams.next-door',
  'performers.new',
  'performers.free-chat',
  'category.overview',
  'cams.shows',
  'high-on-rose',
  'videos',
  'videos.all-videos',
  'videos.free-clips',
  'videos.video-trends',
  'videos.on-sale',
  'videos.new-videos',
  'videos.vip-videos',
  'videos.stars',
  'top-cams.best-chats',
  'top-cams.top-100',
  'top-cams.top-favourites',
  'top-cams.top-videocall',
  'vipclub',
  'tv.premium',
  'help',
  'legal.terms-of-service',
  'legal.data-protection',
  'legal.general-terms',
  'legal.terms-of-use',
  'legal.imprint',
] as const;

/**
 * The pages that search engines may find, at most `max`: those whose head names their addresses in other languages, without single
 * shows, which are over soon. Fixed pages and performers, then albums and videos, newest first.
 */
export const publicPages = async ({ database }: WorldParts, max: number): Promise<readonly PageAddresses[]> => {
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
    ...fixedPages.map((key) => alternates(key)),
    ...actors.map(({ slug }) => alternates('performer.overview', { actorName: slug })),
    ...content.toSorted((one, other) => (one.at < other.at ? 1 : -1)).map(({ page }) => page),
  ].slice(0, max);
};
