/**
 * Compares the time of every list in a small generated world and a large one, on SQLite and, where a server answers, on PostgreSQL. Runs
 * as a child process and sends its parent the milliseconds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { existingWorld } from '../../../mock-api/src/server/worlds/sqlite.ts';
import { postgresDatabase } from '../../../mock-api/src/server/worlds/postgres/postgres-database.ts';
import {
  connectTo,
  createEmpty,
  dropDatabases,
  poolOf,
} from '../../../mock-api/src/testing/postgres/test-databases.ts';
import type { WorldParts } from '../../../mock-api/src/world/world.ts';
import { generatePostgres, generateSqlite } from '../flat/generate-world.ts';
import { listCalls } from '../flat/list-calls.ts';
import { compareWorlds, generatedWorld } from '../flat/measure-lists.ts';
import { largeSize, smallSize, tinySizes, type WorldSize } from '../flat/world-size.ts';

/** The milliseconds of the first pages of a list in both worlds of a database. */
export interface ListTimes {
  readonly database: 'SQLite' | 'PostgreSQL';
  readonly name: string;
  /** False where the guest has more rows in the large world, so that the ratio is only informative. */
  readonly hasGoal: boolean;
  readonly small: number;
  readonly large: number;
}

/** Set by `npm run bench -- --tiny`, where no figure counts. */
const isTiny = process.env['BENCH_TINY'] === '1';
const sizes = isTiny ? tinySizes : ([smallSize, largeSize] as const);
const measuring = isTiny ? { rounds: 1, pages: 1 } : { rounds: 7, pages: Infinity };
const seed = 20_261_120;
/** The lists that are measured: those whose name matches `FLAT`, all without it. */
const wanted = new RegExp(process.env['FLAT'] ?? '');
const run = String(process.pid);
const directory = mkdtempSync(join(tmpdir(), 'lounge-flat-'));

interface Worlds {
  readonly small: WorldParts;
  readonly large: WorldParts;
}

const onSqlite = (): Worlds => {
  const open = (name: string, size: WorldSize): WorldParts => {
    const file = join(directory, `${name}.db`);
    generateSqlite(file, size, seed);
    return generatedWorld(existingWorld(file));
  };
  return { small: open('small', sizes[0]), large: open('large', sizes[1]) };
};

const onPostgres = async (): Promise<Worlds> => {
  const open = async (name: string, size: WorldSize): Promise<WorldParts> => {
    const database = await createEmpty(run, `flat_${name}`);
    const client = await connectTo(database);
    await generatePostgres(client, size, seed);
    await client.end();
    return generatedWorld(postgresDatabase(poolOf(database)));
  };
  return { small: await open('small', sizes[0]), large: await open('large', sizes[1]) };
};

const hasPostgres = async (): Promise<boolean> => {
  try {
    await (await connectTo()).end();
    return true;
  } catch {
    return false;
  }
};

const measured = async (database: ListTimes['database'], { small, large }: Worlds): Promise<ListTimes[]> => {
  const times: ListTimes[] = [];
  for (const list of listCalls.filter(({ name }) => wanted.test(name))) {
    const { name, isGrowing } = list;
    times.push({ database, name, hasGoal: !isGrowing, ...(await compareWorlds(list, { small, large }, measuring)) });
  }
  small.database.close();
  large.database.close();
  return times;
};

try {
  const times = await measured('SQLite', onSqlite());
  if (await hasPostgres()) {
    try {
      times.push(...(await measured('PostgreSQL', await onPostgres())));
    } finally {
      await dropDatabases(run);
    }
  }
  process.send?.(times);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
