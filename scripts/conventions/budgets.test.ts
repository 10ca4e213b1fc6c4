import { expect, test } from 'vitest';
import { overBudget } from './budgets.ts';
import { sourcesBelow } from './repository.ts';

const isHandwritten = ({ path }: { path: string }) => !/^packages\/kit\/src\/(icons\/paths|texts)/.test(path);
const handwritten = sourcesBelow(
  'packages',
  'mock-api',
  'contracts',
  'site',
  'stories',
  'scripts',
  '.storybook',
).filter(isHandwritten);

test('no file exceeds the budgets', () => {
  expect(overBudget(handwritten)).toEqual([]);
});

test.each([
  ['a.ts', 401],
  ['a.test.ts', 401],
  ['A.stories.tsx', 401],
])('reports %s with %i lines and accepts one line less', (path, lines) => {
  expect(overBudget([{ path, text: 'x\n'.repeat(lines) }])).toHaveLength(1);
  expect(overBudget([{ path, text: 'x\n'.repeat(lines - 1) }])).toEqual([]);
});

test('reports a test that only lists tags', () => {
  expect(overBudget([{ path: 'a.test.ts', text: `// @spec ${'rule:a '.repeat(26)}` }])).toHaveLength(1);
});
