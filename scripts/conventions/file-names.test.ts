import { expect, test } from 'vitest';
import { caseClashes, misnamed } from './file-names.ts';
import { sourcesBelow } from './repository.ts';

const all = sourcesBelow('packages', 'mock-api', 'contracts', 'site', 'stories', 'scripts', 'examples');

test('every file name follows the conventions', () => {
  expect(misnamed(all)).toEqual([]);
});

test('no two module paths differ only in case', () => {
  expect(caseClashes(all.map(({ path }) => path))).toEqual([]);
});

test.each([
  [['a/Rating.tsx', 'a/rating.ts'], [['a/Rating.js', 'a/rating.js']]],
  [['a/Tile/one.ts', 'a/tile/two.ts'], [['a/Tile', 'a/tile']]],
  [['a/Rating.tsx', 'a/rating.test.ts', 'b/rating.ts'], []],
])('finds in %j the clashes %j', (paths, clashes) => {
  expect(caseClashes(paths)).toEqual(clashes);
});

test.each([
  ['a/liveRow.ts', ''],
  ['a/live_row.ts', ''],
  ['a/LiveRow.ts', 'export class LiveLine {}'],
  ['a/live-row.ts', 'export class LiveRow {}'],
  ['a/live-row.tests.ts', ''],
  ['a/live-row.test.ts', "vi.mock('./live-line.ts');"],
])('reports %s with the content "%s"', (path, text) => {
  expect(misnamed([{ path, text }])).toHaveLength(1);
});

test.each([
  ['a/LiveRow.ts', 'export class LiveRow {}'],
  ['a/LiveRow.messages.ts', 'export const messages = {};'],
  ['a/handler.ts', 'export class Handler {}\nexport const handle = 1;'],
  ['a/live-row.test-d.ts', ''],
  ['a/live-row.mocked.test.ts', "vi.mock('./live-line.ts');"],
])('accepts %s with the content "%s"', (path, text) => {
  expect(misnamed([{ path, text }])).toEqual([]);
});
