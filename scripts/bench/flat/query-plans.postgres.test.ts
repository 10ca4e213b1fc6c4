import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { generatePostgres } from './generate-world.ts';
import { listCalls } from './list-calls.ts';
import { fullScansOf, growingTables } from './query-plans.ts';
import { tinySizes } from './world-size.ts';
import { connectTo, createEmpty, poolOf } from '../../../mock-api/src/testing/postgres/test-databases.ts';
import type { Database } from '../../../mock-api/src/world/database.ts';
import { postgresDatabase } from '../../../mock-api/src/server/worlds/postgres/postgres-database.ts';

let database: Database;

beforeAll(async () => {
  const name = await createEmpty(inject('postgresRun'), 'plans');
  const client = await connectTo(name);
  await generatePostgres(client, tinySizes[0], 1);
  // A few rows are read from end to end whatever indexes there are; where there is no other way it is still done.
  await client.query(`alter database "${name}" set enable_seqscan = off`);
  await client.end();
  database = postgresDatabase(poolOf(name));
});
afterAll(() => database.close());

test.each(listCalls.map((list) => [list.name, list] as const))('%s: no full scan', async (_, list) => {
  expect(await fullScansOf(list, database, growingTables)).toEqual([]);
});

test('a full scan is found', async () => {
  const [list] = listCalls;
  if (list === undefined) throw new Error('There is no list.');
  await database.change((tx) => tx.query('drop index "actor_isOnline_id_filtered"', []));
  expect(await fullScansOf(list, database, growingTables)).toContainEqual(
    expect.stringContaining('scans actor') as string,
  );
});
