import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prune, store, storedRecord, wasGreen } from './store.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lounge-store-'));
beforeEach(() => vi.stubEnv('TEST_STORE', folder));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

const record = { name: 'unit', passed: 3 };
const hour = 60 * 60 * 1000;

test('a record is found by any of its keys, in another clone too', () => {
  store(['built', 'unbuilt'], record);
  expect(storedRecord(['other', 'unbuilt'])).toEqual(record);
  expect(storedRecord(['other'])).toBeNull();
});

test.each([
  ['of an hour ago counts', 1, record, true],
  ['of more than a day ago counts no more, and is remembered', 25, null, true],
  ['of more than a month ago is gone', 24 * 31, null, false],
  ['of the future counts not', -2, null, true],
])('a result %s', (_, hours, counted, remembered) => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValueOnce(now - hours * hour);
  store(['key'], record);
  prune();
  expect(storedRecord(['key'])).toEqual(counted);
  expect(wasGreen(['key'])).toBe(remembered);
});

test.each(['{"name": "un', '[]', 'null', '{"passed": "3"}'])('a damaged file, %s, is no result', (text) => {
  writeFileSync(join(folder, 'key.json'), text);
  expect(storedRecord(['key'])).toBeNull();
});

test('a folder that cannot be written stores nothing', () => {
  writeFileSync(join(folder, 'file'), '');
  vi.stubEnv('TEST_STORE', join(folder, 'file'));
  expect(store(['key'], record)).toBe(false);
});
