import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('writes a line of JSON for each record, with a level by status', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lounge-'));
  const file = join(folder, 'log/server.jsonl');
  const log = createLog({ file });
  log.write({ id: 'r-1', call: 'a/b/c', status: 200, ms: 1.23456 });
  log.write({ id: 'r-2', call: 'a/b/c', status: 404, ms: 1, code: 'unknown', field: null });
  log.write({ id: 'r-3', call: 'a/b/c', status: 500, ms: 1, code: 'failed', cause: new Error('broken') });
  await log.flush();
  log.write({ id: 'r-4', call: 'a/b/c', status: 200, ms: 1 });
  await log.flush();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const records = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  rmSync(folder, { recursive: true });
  expect(records.map(({ level }) => level)).toEqual([30, 40, 50]);
  expect(records[0]).toMatchObject({ id: 'r-1', call: 'a/b/c', status: 200, ms: 1.235 });
  expect(records[2]).toMatchObject({ err: { message: 'broken' } });
  expect(records[1]).not.toHaveProperty('cause');
});
