import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { existingWorld } from '../../../mock-api/src/server/worlds/sqlite.ts';
import type { Database } from '../../../mock-api/src/world/database.ts';
import { generateSqlite } from './generate-world.ts';
import { listCalls } from './list-calls.ts';
import { fullScansOf, growingTables } from './query-plans.ts';
import { tinySizes } from './world-size.ts';

const directory = mkdtempSync(join(tmpdir(), 'lounge-plans-'));
let database: Database;

beforeAll(() => {
  const file = join(directory, 'world.db');
  generateSqlite(file, tinySizes[0], 1);
  database = existingWorld(file);
});
afterAll(() => {
  database.close();
  rmSync(directory, { recursive: true });
});

// SQLite has no statistics, so its plans are the same for any number of rows.
test.each(listCalls.map((list) => [list.name, list] as const))('%s: no full scan', async (_, list) => {
  expect(await fullScansOf(list, database, growingTables)).toEqual([]);
});

test('a full scan is found', async () => {
  const [list] = listCalls;
  if (list === undefined) throw new Error('There is no list.');
  await database.change((tx) => tx.query('drop index "actor_isOnline_id_filtered"', []));
  expect(await fullScansOf(list, database, growingTables)).toEqual([expect.stringContaining('scans actor') as string]);
});
