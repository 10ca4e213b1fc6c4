import { expect, test } from 'vitest';
import { circles, graphOf, longestChain, moduleOf } from './circles.ts';
import { sourcesBelow, workspaces } from './repository.ts';

const trees = [...workspaces, 'scripts', '.storybook'];

test.each(trees)('no module of %s imports one that imports it', (tree) => {
  expect(circles(graphOf(tree, sourcesBelow(tree)))).toEqual([]);
});

test('nothing that the server loads is more than 24 files deep', () => {
  expect(longestChain('mock-api/src/server/index.ts', sourcesBelow('mock-api/src')).length).toBeLessThan(25);
});

test.each([
  ['src/content/actors/a.ts', 'content/actors'],
  ['src/content/actors/window/a.ts', 'content/actors'],
  ['src/server/http/steps/a.ts', 'server/http'],
  ['src/server/scheduled-jobs.ts', 'server/scheduled-jobs.ts'],
  ['src/app/routes.tsx', 'app'],
  ['src/index.ts', 'index.ts'],
])('%s belongs to the module %s', (path, module) => {
  expect(moduleOf(path)).toBe(module);
});

const example = (imports: Readonly<Record<string, string>>) =>
  Object.entries(imports).map(([name, text]) => ({ path: `a/src/content/${name}`, text }));

test.each([
  ['types', `import type { A } from '../two/b.ts';`],
  ['a lazy import', `const load = () => import('../two/b.ts');`],
  ['a re-export', `export { a } from '../two/b.ts';`],
])('reports a circle through %s', (_, text) => {
  const files = example({
    'one/a.ts': text,
    'two/b.ts': `import { c } from '../three/c.ts';`,
    'three/c.ts': `import { d } from '../one/d.ts';`,
    'one/d.ts': '',
  });
  expect(circles(graphOf('a', files))).toHaveLength(3);
});

test('accepts modules in an order, and what a test imports', () => {
  const files = example({
    'one/a.ts': `import { b } from '../two/b.ts';`,
    'two/b.ts': '',
    'two/b.test.ts': `import { a } from '../one/a.ts';`,
  });
  expect(circles(graphOf('a', files))).toEqual([]);
});

test('types do not count in the longest chain, the longer way does', () => {
  const files = example({
    'one/a.ts': `import { c } from './c.ts';\nimport { b } from './b.ts';\nimport type { E } from './e.ts';`,
    'one/b.ts': `import { c } from './c.ts';`,
    'one/c.ts': '',
    'one/e.ts': `import { b } from './b.ts';`,
  });
  const chain = longestChain('a/src/content/one/a.ts', files);
  expect(chain.map((path) => path.slice(-4))).toEqual(['a.ts', 'b.ts', 'c.ts']);
});
