/** The packages of ours that the sources of a tree may import, and the reason. */
export interface Tree {
  readonly folder: string;
  readonly mayImport: readonly string[];
  readonly reason: string;
  /** Browser trees must not load the registry, which holds every declaration. */
  readonly isBrowser?: boolean;
  /** Third-party packages that the tree must not import. */
  readonly banned?: Pattern;
  readonly paths?: readonly Path[];
}

/** Imports that a rule forbids. */
export interface Pattern {
  group?: string[];
  regex?: string;
  message: string;
}

/** Names of a package that a rule forbids. */
export interface Path {
  name: string;
  importNames: string[];
  message: string;
}

/** The names of all our packages. */
export const packages = [
  'art',
  'contracts',
  'embed',
  'kit',
  'locale',
  'mock-api',
  'protocol',
  'site',
  'stores',
  'stories',
  'testing',
  'transport',
];

const noReactions: Path = {
  name: 'mobx',
  importNames: ['reaction', 'autorun', 'when'],
  message: 'A reaction outlives its store: end it with the scope in a named helper, or make it a computed value.',
};

const styledByName: Path = {
  name: 'styled-components',
  importNames: ['default'],
  message: "Under Node the default import is an object: import { styled } from 'styled-components'.",
};

/** The directions between packages. */
export const trees: readonly Tree[] = [
  { folder: 'packages/locale/src', mayImport: [], reason: 'locale imports no other package of ours.' },
  {
    folder: 'packages/protocol/src',
    mayImport: ['locale'],
    reason: 'protocol imports zod and locale only; it knows neither client nor server.',
  },
  { folder: 'packages/art/src', mayImport: [], reason: 'art only draws: canvas and random numbers are arguments.' },
  {
    folder: 'packages/transport/src',
    mayImport: ['protocol', 'locale'],
    reason: 'transport may use protocol and locale. Code that needs a store belongs in packages/stores.',
    isBrowser: true,
  },
  {
    folder: 'packages/stores/src',
    mayImport: ['protocol', 'transport', 'locale'],
    reason: 'stores may use protocol, transport and locale. Code that needs React belongs in site.',
    isBrowser: true,
    banned: {
      group: ['react', 'react-dom', 'react-dom/**', 'react-intl', 'mobx-react-lite', 'styled-components'],
      message: 'Stores do not import React: an observer in site reads the store.',
    },
    paths: [noReactions],
  },
  {
    folder: 'packages/kit/src',
    mayImport: ['locale'],
    reason:
      'kit takes props and calls callbacks: it declares its own types, and an observer in site passes the values.',
    banned: {
      group: ['mobx', 'mobx-react-lite', 'react-router-dom', 'zod', 'zod/**'],
      message: 'kit imports no MobX, no router and no schemas: take props and callbacks.',
    },
    paths: [styledByName],
  },
  {
    folder: 'packages/testing/src',
    mayImport: ['protocol', 'transport', 'mock-api'],
    reason: 'testing serves the tests of all packages, so it imports neither site nor what is built from it.',
  },
  {
    folder: 'mock-api/src',
    mayImport: ['protocol', 'locale', 'art'],
    reason: 'The reference server may use protocol, locale and art. site/server and stories mount it beside the site.',
  },
  {
    folder: 'site/src',
    mayImport: ['stores', 'transport', 'protocol', 'locale', 'kit'],
    reason:
      'site/src may use stores, transport, protocol, locale and kit. Only site/server, site/demo and stories also import mock-api.',
    isBrowser: true,
    paths: [noReactions, styledByName],
  },
  {
    folder: 'contracts/src',
    mayImport: ['protocol', 'transport', 'stores', 'mock-api', 'testing', 'locale', 'art'],
    reason: 'Contracts use the real client, stores and provider states, never the site.',
  },
  {
    folder: '{stories,.storybook}',
    mayImport: ['kit', 'site', 'mock-api', 'art', 'testing', 'locale', 'stores', 'transport', 'protocol'],
    reason: 'Nothing imports contracts.',
  },
  {
    folder: 'site/{server,demo}',
    mayImport: ['site', 'mock-api', 'art', 'locale', 'protocol', 'transport', 'stores', 'kit'],
    reason: 'The page server and the demo mount the site on the reference server; testing and contracts are for tests.',
  },
];
