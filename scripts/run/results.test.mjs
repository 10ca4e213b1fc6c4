import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { resultsIn, withReason } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a test of Playwright that passed when it was repeated names its first error', () => {
  const results = [
    { duration: 10, error: { message: 'Expected: 0\nReceived: 1' } },
    { duration: 10, error: undefined },
  ];
  const spec = { file: 'a.spec.ts', title: 'works', ok: true, tests: [{ status: 'flaky', annotations: [], results }] };
  const file = join(folder, 'flows.json');
  const stats = { expected: 0, unexpected: 0, skipped: 0 };
  writeFileSync(file, JSON.stringify({ stats, suites: [{ specs: [spec] }], config: { rootDir: folder } }));
  expect(resultsIn(file)?.flaky).toEqual(['a.spec.ts: works (Expected: 0)']);
});

test('without a message the title stays as it is', () => {
  expect(withReason('a test')).toBe('a test');
});
