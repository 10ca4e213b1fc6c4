import type { OxlintOverride } from 'oxlint';
import { packages, trees, type Path, type Pattern, type Tree } from './import-trees.ts';

/** The table of import directions. oxlint uses it as overrides of `no-restricted-imports`. */

const sourceFiles: Pattern = {
  regex: String.raw`^\.{1,2}/(.*/)?[^./]+(\.(messages|styles|config))?(\.jsx?)?$`,
  message: 'Relative imports name the source file: end them in .ts or .tsx.',
};

const byName = 'Import another package by its name and its entry points, never by its folders.';

const always: readonly Pattern[] = [
  sourceFiles,
  { regex: String.raw`(^|/)(packages|dist)/|/[a-z-]+/src/`, message: byName },
];

/** The examples of the kit are not published, so stories have no name for them. */
const examplesOnly: Pattern = {
  group: ['**/packages/**', '**/src/**', '**/dist/**', '!**/packages/kit/src/*/example.ts'],
  message: byName,
};

const registry: Pattern = {
  group: ['@lounge/protocol/registry', '@lounge/protocol/descriptions', '@lounge/protocol/push-causes'],
  message:
    'The browser never loads every declaration: import the module, for instance @lounge/protocol/content/actors.',
};

const onlyNode: Pattern = {
  group: [
    'koa',
    'node:*',
    'better-sqlite3',
    'ws',
    'pino',
    'helmet',
    'graphql',
    'graphql-jit',
    '@napi-rs/canvas',
    'rate-limiter-flexible',
    '@sqlite.org/**',
    '**/server/**',
  ],
  message:
    'Handlers and worlds also run in the browser: take a port from the world; Node, Koa and native packages belong in src/server.',
};

const below = (area: string, above: readonly string[]): Pattern => ({
  regex: `(^|/)(${above.join('|')})/`,
  message: `${area} must not import ${above.join(' or ')}: move what both need into ${area}, or take a port in the constructor.`,
});

const foundation = below('foundation', ['content', 'engagement']);
const content = below('content', ['engagement']);

/** Files of other modules, except their index and shared files. */
const pastTheIndex = (...shared: readonly string[]): Pattern => {
  const folders = ['../*', '../../foundation/*', '../../content/*', '../../engagement/*'];
  const open = ['index.ts', ...shared].flatMap((file) => folders.map((folder) => `!${folder}/${file}`));
  return {
    // `../*` also matches `../..`, which is the root of the tree.
    group: [
      ...folders.map((folder) => `${folder}/*`),
      ...open,
      '!../../*',
      ...folders.slice(1).map((each) => `${each}/*`),
      ...open,
    ],
    message: 'Import another module through its index.ts, or take a port.',
  };
};

/** Files of the server's modules that are open beside the index; of the wallet those that most modules need. */
const serverLeaves = [
  'statements.ts',
  'map-*.ts',
  'events.ts',
  'ports.ts',
  'ledger.ts',
  'restriction.ts',
  'refund.ts',
  'buy-once.ts',
  'sell.ts',
] as const;

const patternsOf = ({ mayImport, reason, isBrowser, banned }: Tree): readonly Pattern[] => [
  ...always,
  { regex: `^@lounge/(${packages.filter((each) => !mayImport.includes(each)).join('|')})(/|$)`, message: reason },
  ...(isBrowser === true ? [registry] : []),
  ...(banned === undefined ? [] : [banned]),
];

const override = (files: string[], paths: readonly Path[], patterns: readonly Pattern[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { paths: [...paths], patterns: [...patterns] }] },
});

const ofTree = (folder: string, inner: string, more: readonly Pattern[]) => {
  const tree = trees.find((each) => each.folder === folder);
  if (tree === undefined) throw new Error(`There is no tree ${folder}.`);
  return override([`${folder}/${inner}`], tree.paths ?? [], [...patternsOf(tree), ...more]);
};

/** The site's modules from the lowest to the highest: a module imports only those before it. */
export const siteModules = {
  foundation: [
    'telemetry',
    'page',
    'legal',
    'session',
    'guest',
    'accounts',
    'age-check',
    'wallet',
    'subscriptions',
    'vouchers',
    'conversion',
  ],
  content: [
    'gifts',
    'favourites',
    'actors',
    'actor-search',
    'galleries',
    'videos',
    'global-search',
    'tickets',
    'messenger',
    'media-library',
    'notifications',
    'live-chat',
  ],
  engagement: [
    'teasers',
    'tile-grid',
    'spin-wheel',
    'loyalty',
    'surveys',
    'feed',
    'blog',
    'tv',
    'daily-bonus',
    'special-events',
    'clash',
    'menus',
  ],
} as const;

/** Folders of the site with pages that compose modules of all areas. */
const sitePages = ['home', 'video-lists', 'profile', 'personal', 'conversations', 'payment-window'] as const;

const relativeTo = (folders: readonly string[]): string => String.raw`^\.\./(.*/)?(${folders.join('|')})/`;

const siteTop: Pattern = {
  regex: relativeTo(['app', ...sitePages]),
  message:
    'Only the entries import the app, and only the app imports pages: pass what is needed, or move it into shared.',
};

/** The overrides of the site's folders by their order: shared, the modules of each area, the pages. */
const siteOrder = (): OxlintOverride[] => {
  const areas = Object.entries(siteModules);
  const ofArea = ([area, modules]: (typeof areas)[number]) => {
    const upper = { foundation: [foundation], content: [content] }[area] ?? [];
    return modules.map((module, index) => {
      const later = modules.slice(index + 1);
      const order: Pattern = {
        regex: relativeTo(later),
        message: `${area}/${module} stands below ${later.join(', ')}: take what you need as a prop, or let a page compose both.`,
      };
      return ofTree('site/src', `${area}/${module}/**`, [siteTop, ...upper, ...(later.length === 0 ? [] : [order])]);
    });
  };
  const shared: Pattern = {
    regex: relativeTo(areas.map(([area]) => area)),
    message: 'shared imports no module: a module passes what is needed, or the code belongs in the module.',
  };
  return [
    ofTree('site/src', 'shared/**', [siteTop, shared]),
    ...areas.flatMap(ofArea),
    ofTree('site/src', `{${sitePages.join(',')}}/**`, [siteTop]),
  ];
};

/** Overrides for oxlint, the specific ones last. */
export const importRules = [
  ...trees.map((tree) => override([`${tree.folder}/**`], tree.paths ?? [], patternsOf(tree))),
  ofTree('packages/protocol/src', 'foundation/**', [foundation, pastTheIndex('schemas.ts')]),
  ofTree('packages/protocol/src', 'content/**', [content, pastTheIndex('schemas.ts')]),
  ofTree('packages/protocol/src', 'engagement/**', [pastTheIndex('schemas.ts')]),
  ofTree('packages/stores/src', 'foundation/**', [foundation, pastTheIndex()]),
  ofTree('packages/stores/src', 'content/**', [content, pastTheIndex()]),
  ofTree('packages/stores/src', 'engagement/**', [pastTheIndex()]),
  ofTree('mock-api/src', 'foundation/**', [onlyNode, foundation, pastTheIndex(...serverLeaves)]),
  ofTree('mock-api/src', 'content/**', [onlyNode, content, pastTheIndex(...serverLeaves)]),
  ofTree('mock-api/src', 'engagement/**', [onlyNode, pastTheIndex(...serverLeaves)]),
  ofTree('mock-api/src', '{world,dispatch,media,wire,seed,scripts,dev-console}/**', [onlyNode]),
  ...siteOrder(),
  override(
    ['stories/kit/**'],
    [],
    [sourceFiles, examplesOnly, { regex: '^@lounge/contracts(/|$)', message: 'Nothing imports contracts.' }],
  ),
  override(
    // Scripts, with their tests, read the sources of packages.
    ['test.ts', 'test.tsx', 'test-d.ts'].map((kind) => `{contracts,mock-api,packages,site,stories}/**/*.${kind}`),
    [],
    [
      ...always,
      {
        regex: '^@lounge/(stories|contracts|site)(/|$)',
        message: 'Tests of packages import neither site nor what is built from it.',
      },
    ],
  ),
];
