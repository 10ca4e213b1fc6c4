import pg from 'pg';
import type { Seeds } from '../../../seed/fill.ts';
import type { Database } from '../../../world/database.ts';
import { schemaVersion } from '../../../world/tables.ts';
import { postgresDatabase } from './postgres-database.ts';
import { resultTypes } from './postgres-executor.ts';
import { createTables } from './postgres-tables.ts';

/** A database that cannot be used; the message is a sentence for the operator, without the password. */
class WorldDatabaseError extends Error {}

/** The database of a world, and the rows of a new one. */
export interface PostgresSource {
  /** `postgres://user:password@host:5432/database`. The database exists; it is empty or has a world. */
  readonly url: string;
  /** The rows that a new world starts with, moved to `now`. */
  readonly seeds: Seeds;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The most connections of this process. @default 10 */
  readonly connections?: number;
}

/** Processes that start at once create the world one after the other; the number is this application's, for any database. */
const creation = 7_203_114_518;

const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

const versionIn = async (client: pg.PoolClient): Promise<string | null> => {
  const { rows } = await client.query<{ value: string }>(`select value from meta where key = 'schema'`);
  return rows[0]?.value ?? null;
};

/** Creates the world where the database is empty. Returns whether it did. Rejects a database of something else or of another version. */
const ensureWorld = async (client: pg.PoolClient, { url, seeds, now }: PostgresSource): Promise<boolean> => {
  await client.query('select pg_advisory_xact_lock($1)', [creation]);
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema()`,
  );
  if (rows.length === 0) {
    await createTables(client, seeds, now);
    return true;
  }
  const version = rows.some(({ name }) => name === 'meta') ? await versionIn(client) : null;
  if (version === null)
    throw new WorldDatabaseError(`The database ${placeOf(url)} has tables of something else; name an empty one.`);
  if (version !== String(schemaVersion))
    throw new WorldDatabaseError(
      `The world in ${placeOf(url)} is of version ${version}, and this server needs ${schemaVersion}.`,
    );
  return false;
};

const prepared = async (pool: pg.Pool, source: PostgresSource): Promise<boolean> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const isNew = await ensureWorld(client, source);
    await client.query('commit');
    return isNew;
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw cause;
  } finally {
    client.release();
  }
};

/** Opens the world of a database, and creates it where the database is empty. Throws a WorldDatabaseError. */
export const openPostgres = async (
  source: PostgresSource,
): Promise<{ readonly database: Database; readonly isNew: boolean }> => {
  const { url, connections = 10 } = source;
  const pool = new pg.Pool({
    connectionString: url,
    types: resultTypes,
    // Statements that do not wait for each other are sent at once, `begin` and the first read too.
    pipeline: true,
    max: connections,
    connectionTimeoutMillis: 5000,
  });
  try {
    const isNew = await prepared(pool, source);
    return { database: postgresDatabase(pool), isNew };
  } catch (cause) {
    await pool.end();
    if (cause instanceof WorldDatabaseError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new WorldDatabaseError(`The database ${placeOf(url)} cannot be used: ${reason}`, { cause });
  }
};
