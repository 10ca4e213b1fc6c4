import { declarations } from '@lounge/protocol/registry';
import { expect, test } from 'vitest';
import { sourcesBelow } from './repository.ts';
import { folderTrees, modulesOf, unknownModules, withoutCalls } from './modules.ts';

const files = sourcesBelow('packages', 'mock-api', 'site');
const moduleOf = ({ id }: { id: string }) => id.slice(0, id.lastIndexOf('/'));
const protocolModules = modulesOf('packages/protocol', files);

test.each(folderTrees)('every module of %s is listed', (tree) => {
  const found = modulesOf(tree, files);
  expect(found.length).toBeGreaterThan(3);
  expect(unknownModules(found)).toEqual([]);
});

test('every declared call is in a module of the protocol', () => {
  expect([...new Set(declarations.map(moduleOf))].toSorted()).toEqual(protocolModules);
});

test('every module with calls has a module of the same name in the server', () => {
  const withCalls = declarations.filter(({ kind }) => kind === 'rest' || kind === 'query').map(moduleOf);
  const missing = [...new Set(withCalls)].filter((module) => !modulesOf('mock-api', files).includes(module));
  expect(missing).toEqual([]);
});

test.each(['packages/stores', 'mock-api'])('%s has no module that the protocol lacks', (tree) => {
  const known = [...protocolModules, ...Object.keys(withoutCalls)];
  expect(modulesOf(tree, files).filter((module) => !known.includes(module))).toEqual([]);
});

test.each(Object.keys(withoutCalls))('%s declares no call', (module) => {
  expect(protocolModules).not.toContain(module);
  expect([...modulesOf('mock-api', files), ...modulesOf('packages/stores', files)]).toContain(module);
});

test('reports a misspelt module and a module in the wrong area', () => {
  const names = ['content/performers', 'content/wallet', 'foundation/guest'];
  const examples = names.map((module) => ({ path: `mock-api/src/${module}/handlers.ts`, text: '' }));
  expect(unknownModules(modulesOf('mock-api', examples))).toEqual(['content/performers', 'content/wallet']);
});
