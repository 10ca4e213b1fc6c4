import type { SourceFile } from './repository.ts';

/** All allowed modules, by area. */
export const modules: Readonly<Record<string, readonly string[]>> = {
  foundation: [
    'session',
    'accounts',
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
    'rewards',
  ],
};

/** Modules that declare no call, with the reason: the protocol has no folder of them. */
export const withoutCalls: Readonly<Record<string, string>> = {
  'foundation/accounts': 'A password is sent by forms of the payment window, never by a call that a script could make.',
  'engagement/menus': 'Bar, menus and footer read what other modules call.',
  'engagement/rewards': 'Events, games and the wheel declare their own calls; the server gives all their rewards here.',
};

/** Trees whose modules are folders. */
export const folderTrees = ['packages/protocol', 'packages/stores', 'mock-api', 'site'] as const;

/** Returns the modules of a tree as `area/module`, sorted and without duplicates. */
export const modulesOf = (tree: string, files: readonly SourceFile[]): readonly string[] => {
  const pattern = new RegExp(`^${tree}/src/((?:foundation|content|engagement)/[^/]+)/`);
  const found = files.flatMap(({ path }) => pattern.exec(path)?.[1] ?? []);
  return [...new Set(found)].toSorted();
};

/** Returns modules that are not listed or are in the wrong area. */
export const unknownModules = (found: readonly string[]): readonly string[] =>
  found.filter((each) => {
    const [area = '', module = ''] = each.split('/');
    return modules[area]?.includes(module) !== true;
  });
