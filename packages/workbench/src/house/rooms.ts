import type { SourceFile } from './repository.ts';

/** Every room there may be, by area. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  foundation: [
    'session',
    'realtime',
    'page',
    'guest',
    'age-check',
    'wallet',
    'subscriptions',
    'vouchers',
    'conversion',
    'legal',
    'telemetry',
  ],
  content: [
    'actors',
    'actor-search',
    'videos',
    'galleries',
    'media-library',
    'global-search',
    'messenger',
    'gifts',
    'notifications',
    'favourites',
    'live-chat',
    'tickets',
  ],
  engagement: [
    'blog',
    'tv',
    'contests',
    'feed',
    'special-events',
    'spin-wheel',
    'daily-bonus',
    'loyalty',
    'clash',
    'surveys',
    'teasers',
    'tile-grid',
    'web-push',
    'menus',
  ],
};

/** Trees whose rooms are folders. */
export const folderTrees = ['packages/protocol', 'packages/stores', 'mock-api', 'site'] as const;

/** The rooms of a tree as `area/room`, once each, in order. */
export const roomsOf = (tree: string, files: readonly SourceFile[]): readonly string[] => {
  const pattern = new RegExp(`^${tree}/src/((?:foundation|content|engagement)/[^/]+)/`);
  const found = files.flatMap(({ path }) => pattern.exec(path)?.[1] ?? []);
  return [...new Set(found)].toSorted();
};

/** Rooms that no list names, or that stand in the wrong area. */
export const unknownRooms = (found: readonly string[]): readonly string[] =>
  found.filter((each) => {
    const [area = '', room = ''] = each.split('/');
    return rooms[area]?.includes(room) !== true;
  });
