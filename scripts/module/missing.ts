import type { ModuleAccount } from './module-account.ts';

const lacksTest = (paths: readonly string[], path: string): boolean =>
  !paths.includes(path.replace(/\.tsx?$/, '.test.ts')) && !paths.includes(path.replace(/\.tsx?$/, '.test.tsx'));

const inServer = ({ id, declared, handled, files, states }: Omit<ModuleAccount, 'missing'>): readonly string[] => {
  const calls = declared.filter(({ kind }) => kind !== 'push');
  const paths = files.get('mock-api') ?? [];
  const handlers = `mock-api/src/${id}/handlers.ts`;
  return [
    ...calls.filter((call) => !handled.includes(call.id)).map((call) => `a handler of ${call.id}`),
    ...(paths.includes(handlers) && lacksTest(paths, handlers) ? [`a test of ${handlers}`] : []),
    ...(declared.length > 0 && states.length === 0
      ? [`provider states of its own in mock-api/src/${id}/states.ts`]
      : []),
  ];
};

const inStores = ({ id, stores, files }: Omit<ModuleAccount, 'missing'>): readonly string[] => {
  const paths = files.get('packages/stores') ?? [];
  if (stores.length === 0) return [`a store in packages/stores/src/${id}`];
  return stores
    .map((name) => `packages/stores/src/${id}/${name}.ts`)
    .filter((path) => lacksTest(paths, path))
    .map((path) => `a test of ${path}`);
};

const inSite = ({ id, screens, screenStories, files }: Omit<ModuleAccount, 'missing'>): readonly string[] => [
  ...(files.has('site') ? [] : [`a screen or a connected component in site/src/${id}`]),
  ...screens
    .filter((name) => !screenStories.some((file) => file.startsWith(`${name}.`)))
    .map((name) => `a story of ${name} in stories/screens/${id}`),
];

/** Returns what a complete module would have in addition, a line each; `withoutPact` are ids of declarations. */
export const missingIn = (
  account: Omit<ModuleAccount, 'missing'>,
  withoutPact: readonly string[],
): readonly string[] => {
  const { id, declared, files, tags } = account;
  return [
    ...(declared.length === 0 ? [`declared calls or messages in packages/protocol/src/${id}`] : []),
    ...inServer(account),
    ...withoutPact.map((call) => `a pact for ${call}`),
    ...(files.has('packages/testing') ? [] : [`builders in packages/testing/src/${id}.ts`]),
    ...inStores(account),
    ...inSite(account),
    ...tags.filter(({ isProven }) => !isProven).map(({ tag }) => `a test of this module that proves ${tag}`),
  ];
};
