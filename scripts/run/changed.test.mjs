import { expect, test } from 'vitest';
import { changedSince, reachedBy } from './changed.mjs';

const steps = [
  { name: 'types' },
  { name: 'flows', reads: ['site', 'packages'] },
  { name: 'pacts', reads: ['contracts'] },
];

test.each([
  [['site/src/a.ts'], ['types', 'flows']],
  [['contracts/src/a.ts'], ['types', 'pacts']],
  [['docs/a.md'], ['types']],
  [['siteless/a.ts'], ['types']],
  [['package-lock.json'], ['types', 'flows', 'pacts']],
  [['scripts/run/test.mjs'], ['types', 'flows', 'pacts']],
  [[], ['types']],
])('a change of %j reaches %j', (files, names) => {
  expect(reachedBy(steps, files).map(({ name }) => name)).toEqual(names);
});

test('a commit that does not exist is named', () => {
  expect(() => changedSince('no-such-commit')).toThrow(/git diff --name-only no-such-commit failed/);
});
