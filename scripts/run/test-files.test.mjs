import { expect, test } from 'vitest';
import { byText } from './by-text.mjs';
import { filesOfPages, importsFrom, isReading, pageTable, reachedFrom } from './test-files.mjs';

const imports = new Map([
  ['a.test.ts', ['a.ts']],
  ['a.ts', ['b.ts', 'pages.ts']],
  ['b.ts', ['a.ts']],
  ['pages.ts', ['screen.ts']],
]);

test('a test reaches what it imports, and what that imports, in circles too', () => {
  expect([...reachedFrom(imports, ['a.test.ts'])].toSorted(byText)).toEqual([
    'a.test.ts',
    'a.ts',
    'b.ts',
    'pages.ts',
    'screen.ts',
  ]);
  expect(reachedFrom(imports, ['a.test.ts'], (path) => path !== 'pages.ts')).not.toContain('screen.ts');
});

test('our packages, lazy imports and imports with a query are followed, installed packages are not', async () => {
  const story = 'stories/kit/chip/Chip.stories.tsx';
  const screen = 'stories/screens/content/tickets/ShowScreen.stories.tsx';
  const found = await importsFrom([story, screen]);
  expect(reachedFrom(found, [story])).toContain('packages/kit/src/chip/Chip.tsx');
  expect(reachedFrom(found, [story])).not.toContain('packages/kit/src/spin-wheel/SpinWheel.tsx');
  expect(reachedFrom(found, [screen])).toContain('site/src/content/tickets/ShowScreen.tsx');
  const closed = reachedFrom(found, [screen], (path) => path !== pageTable);
  expect(closed).toContain(pageTable);
  expect(closed).not.toContain('site/src/content/tickets/ShowScreen.tsx');
  const opened = reachedFrom(found, filesOfPages(['../content/tickets/shows-route.ts']), (path) => path !== pageTable);
  expect(opened).toContain('site/src/content/tickets/ShowScreen.tsx');
  expect([...found.keys()].filter((path) => path.includes('node_modules'))).toEqual([]);
});

test.each([
  ['scripts/run/inputs.mjs', true],
  ['vitest.stories.config.ts', true],
  ['scripts/run/group-by.mjs', false],
])('whether %s reads more than it imports: %s', (path, reads) => {
  expect(isReading(path)).toBe(reads);
});
