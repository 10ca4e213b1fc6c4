import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root, sourcesBelow } from './repository.ts';
import { oldCommands, oldWords } from './vocabulary.ts';

const trees = ['packages', 'mock-api', 'contracts', 'site', 'stories', 'scripts', '.storybook', 'examples'];

test('no file, folder or declared identifier uses a replaced word', () => {
  const files = sourcesBelow(...trees).filter(({ path }) => !/^packages\/(art|kit\/src\/icons)\//.test(path));
  expect(oldWords(files)).toEqual([]);
});

test('no command uses a replaced word', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> };
  expect(oldCommands(Object.keys(scripts))).toEqual([]);
});

test.each([
  ['mock-api/src/server/desk/a.ts', '', 1],
  ['mock-api/src/server/seal-check.ts', '', 1],
  ['mock-api/src/a.ts', 'export const tellBalance = () => 1;\nexport interface RoomStores {}\n', 2],
  ['mock-api/src/a.ts', 'export const getMovements = 1;\nexport class Stellar {}\nexport const teleport = 1;\n', 0],
  ['packages/kit/src/texts/late/de.ts', '', 1],
  ['packages/kit/src/late-night-tile/LateNightTile.tsx', 'export const lateNightTileStyles = 1;', 0],
  ['mock-api/src/a.ts', 'const wish = 1;\nclass Balance { purse = 1; #knock() {} }\ninterface A { teller: 1 }', 4],
  ['mock-api/src/a.ts', 'const isLate = 1;\nexport const late = 1;', 1],
])('reports for %s with %j %i replaced words', (path, text, count) => {
  expect(oldWords([{ path, text }])).toHaveLength(count);
});

test('reports commands with replaced words', () => {
  expect(oldCommands(['test', 'room', 'data-desk'])).toHaveLength(2);
});
