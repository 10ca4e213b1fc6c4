import { expect, test } from 'vitest';
import { overBudget } from './budgets.ts';
import { sourcesBelow } from './repository.ts';

const isWritten = ({ path }: { path: string }) => !/^packages\/kit\/src\/(icons\/paths|texts)/.test(path);
const written = sourcesBelow('packages', 'mock-api', 'contracts', 'site', 'stories', 'scripts', '.storybook').filter(
  isWritten,
);

test('no file is longer than its kind may be', () => {
  expect(overBudget(written)).toEqual([]);
});

test.each([
  ['a.ts', 301],
  ['a.test.ts', 301],
  ['A.stories.tsx', 251],
])('%s of %i lines is found and one line less is not', (path, lines) => {
  expect(overBudget([{ path, text: 'x\n'.repeat(lines) }])).toHaveLength(1);
  expect(overBudget([{ path, text: 'x\n'.repeat(lines - 1) }])).toEqual([]);
});

test('a test that only lists tags is found', () => {
  expect(overBudget([{ path: 'a.test.ts', text: `// @spec ${'rule:a '.repeat(26)}` }])).toHaveLength(1);
});
