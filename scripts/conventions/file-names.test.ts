import { expect, test } from 'vitest';
import { misnamed } from './file-names.ts';
import { sourcesBelow } from './repository.ts';

test('every file bears the name that the house gives it', () => {
  expect(misnamed(sourcesBelow('packages', 'mock-api', 'contracts', 'site', 'stories', 'scripts'))).toEqual([]);
});

test.each([
  ['a/liveRow.ts', ''],
  ['a/live_row.ts', ''],
  ['a/LiveRow.ts', 'export class LiveLine {}'],
  ['a/live-row.ts', 'export class LiveRow {}'],
  ['a/live-row.tests.ts', ''],
  ['a/live-row.test.ts', "vi.mock('./live-line.ts');"],
])('%s holding "%s" is found', (path, text) => {
  expect(misnamed([{ path, text }])).toHaveLength(1);
});

test.each([
  ['a/LiveRow.ts', 'export class LiveRow {}'],
  ['a/LiveRow.messages.ts', 'export const messages = {};'],
  ['a/handler.ts', 'export class Refusal {}\nexport const refuse = 1;'],
  ['a/live-row.test-d.ts', ''],
  ['a/live-row.mocked.test.ts', "vi.mock('./live-line.ts');"],
])('%s holding "%s" is no finding', (path, text) => {
  expect(misnamed([{ path, text }])).toEqual([]);
});
