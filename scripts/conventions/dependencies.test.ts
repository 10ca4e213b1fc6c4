import { expect, test } from 'vitest';
import { undeclared } from './dependencies.ts';
import { manifestOf, sourcesBelow, workspaces } from './repository.ts';

test.each(workspaces)('%s imports only what its manifest declares', (folder) => {
  const all = sourcesBelow(folder === 'stories' ? folder : `${folder}/src`);
  const files = all.filter(({ path }) => !/\/house\/.*\.test\.ts$/.test(path));
  expect(undeclared(manifestOf(folder), files, manifestOf(''))).toEqual([]);
});

const manifest = { name: '@lounge/a', dependencies: { zod: '1' }, peerDependencies: { react: '1' } };
const file = (path: string, name: string) => [{ path, text: `import { x } from '${name}';` }];

test.each([
  ['a/src/a.ts', 'mobx'],
  ['a/src/a.ts', '@lounge/kit/texts/de'],
  ['a/src/a.ts', 'vitest'],
  ['a/src/a.test.ts', 'mobx'],
])('reports in %s an import of %s', (path, name) => {
  expect(undeclared(manifest, file(path, name), { name: 'root', devDependencies: { vitest: '1' } })).toHaveLength(1);
});

test.each([
  ['a/src/a.ts', 'zod/mini'],
  ['a/src/a.ts', 'react/jsx-runtime'],
  ['a/src/a.ts', 'node:fs'],
  ['a/src/a.ts', './b.ts'],
  ['a/src/a.test.ts', 'vitest'],
])('accepts in %s an import of %s', (path, name) => {
  expect(undeclared(manifest, file(path, name), { name: 'root', devDependencies: { vitest: '1' } })).toEqual([]);
});
