import type { Declaration } from '@lounge/protocol';
import type { ModuleAccount } from './account.ts';

const wireOf = (each: Declaration): string => {
  if (each.kind === 'rest') return `${each.method} ${each.path}`;
  if (each.kind === 'query') return `${each.operation} ${each.name}`;
  return `${each.kind} ${each.type}`;
};

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [`${title}: none`] : [`${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)];

const callLine = (each: Declaration, handled: readonly string[]): string => {
  const name = each.id.slice(each.id.lastIndexOf('/') + 1);
  const isHandled = each.kind === 'push' ? null : handled.includes(each.id);
  const mark = isHandled === null ? '' : isHandled ? ', has a handler' : ', has no handler';
  return `${name} (${wireOf(each)}${mark}): ${each.purpose}`;
};

/** Returns an account as lines of text. */
export const linesOf = (account: ModuleAccount): readonly string[] => {
  const { declared, handled, states, pacts, stores, screens, screenStories, kitStories, tags, files } = account;
  const paths = [...files].flatMap(([tree, all]) => [
    `${tree} ${all.length}`,
    ...all.map((path) => `  ${path.slice(tree.length + 1)}`),
  ]);
  return [
    account.id,
    ...section(
      'Declared',
      declared.map((each) => callLine(each, handled)),
    ),
    ...section('Provider states', states),
    ...section(
      'Pacts',
      pacts.map(({ provider, description }) => `${provider}: ${description}`),
    ),
    ...section('Stores', stores),
    ...section('Screens', screens),
    ...section('Stories of screens', screenStories),
    ...section('Stories of the components it renders', kitStories),
    ...section(
      '@spec tags',
      tags.map(({ tag, isProven }) => (isProven ? `${tag}, proven` : tag)),
    ),
    files.size === 0 ? 'Files: none' : 'Files',
    ...paths.map((line) => `  ${line}`),
    ...section('Missing for a complete module', account.missing),
  ];
};

/** Returns a line for each module with the trees that contain it. */
export const overviewOf = (accounts: readonly ModuleAccount[]): readonly string[] => {
  const width = Math.max(...accounts.map(({ id }) => id.length));
  return accounts.map(({ id, declared, files }) => {
    const trees = [...files.keys()].map((tree) => tree.replace('packages/', '')).join(' ');
    const calls = declared.length === 0 ? '' : `  ${declared.length} declared`;
    return trees === '' ? `${id.padEnd(width)}  not started` : `${id.padEnd(width)}  ${trees}${calls}`;
  });
};
