import { expect, test } from 'vitest';
import { neverCasts, unexplainedCasts } from './casts.ts';
import { sourcesBelow } from './repository.ts';

test('every cast out of the type system has a reason', () => {
  expect(unexplainedCasts(sourcesBelow('packages', 'mock-api', 'contracts', 'site', 'stories', 'examples'))).toEqual(
    [],
  );
});

test('casts to never are few, in tests too', () => {
  const files = sourcesBelow('packages', 'mock-api', 'contracts', 'site', 'stories', 'scripts');
  expect(neverCasts(files.filter(({ path }) => !path.startsWith('scripts/conventions/casts')))).toBeLessThanOrEqual(17);
});

test.each([
  'const x = y as unknown as Z;',
  'const x = y as never;',
  '/** What it is. */\nconst x = y as unknown as Z;',
])('reports "%s"', (text) => {
  expect(unexplainedCasts([{ path: 'packages/a/src/a.ts', text }])).toHaveLength(1);
});

test.each([
  '// The engine says so at run time.\nconst x = y as unknown as Z;',
  '/* as unknown as */ const many: Company = anything;',
])('accepts "%s"', (text) => {
  expect(unexplainedCasts([{ path: 'packages/a/src/a.ts', text }])).toEqual([]);
});
