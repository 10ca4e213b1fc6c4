import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRepository } from './inputs.mjs';
import { stepStore } from './step-store.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lounge-step-store-'));
const files = readRepository();
const changed = new Map(files).set('stories/kit/chip/added.txt', '- 1');
const storeIn = (repository, isRead = true) => stepStore(isRead, () => repository);
beforeEach(() => vi.stubEnv('TEST_STORE', join(folder, String(Math.random()))));
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

const record = { name: 'styles', passed: 3 };
const whole = { name: 'styles', reads: ['stories/kit/chip'] };

test('a step is green until a file that it reads changes, and with --all it runs all the same', async () => {
  const store = storeIn(files);
  expect(await store.before(whole)).toBeNull();
  await store.after(whole, record, []);
  expect(await storeIn(files).before(whole)).toEqual({ record });
  expect(await storeIn(files, false).before(whole)).toBeNull();
  expect(await storeIn(changed).before(whole)).toBeNull();
});

test('what was edited while its step ran is not stored, and neither is what is not clean', async () => {
  let repository = files;
  const store = stepStore(true, () => repository);
  await store.before(whole);
  repository = changed;
  await store.after(whole, record, []);
  expect(await store.before(whole)).toBeNull();
  await store.after(whole, null, []);
  expect(await store.before(whole)).toBeNull();
});

const chip = 'stories/kit/chip/Chip.stories.tsx';
const show = 'stories/screens/content/tickets/ShowScreen.stories.tsx';
const stories = new Set([chip, show]);
const byFile = {
  name: 'stories',
  reads: ['stories', 'site', 'packages'],
  byFile: { tests: { test: (path) => stories.has(path) }, readsOf: () => [], recordsPages: true },
};
const result = (name, more) => ({ name, passed: 2, isClean: true, pages: [], ...more });

test('a test file is green by what it imports, and by the pages that it opened', async () => {
  const store = storeIn(files);
  await store.before(byFile);
  await store.after(byFile, null, [result(chip), result(show, { pages: ['../content/tickets/shows-route.ts'] })]);
  expect(await storeIn(files).before(byFile)).toEqual({ files: [], tests: 4, green: 2 });
});

test('a test file that failed, or that did not run, is left to run', async () => {
  const store = storeIn(files);
  await store.before(byFile);
  await store.after(byFile, null, [result(chip), result(show, { isClean: false })]);
  expect(await storeIn(files).before(byFile)).toEqual({ files: [show], tests: 2, green: 1 });
});
