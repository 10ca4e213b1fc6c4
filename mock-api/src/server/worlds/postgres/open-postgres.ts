import pg from 'pg';
import type { Seeds } from '../../../seed/fill.ts';
import type { Database } from '../../../world/database.ts';
import { schemaVersion } from '../../../world/tables.ts';
import { upgradeFrom } from '../../../world/upgrades.ts';
import { postgresDatabase } from './postgres-database.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { abandonedWithin, answerTimeout, named, vanishedWithin } from './connection-options.ts';
import { resultTypes } from './postgres-executor.ts';
import { createTables, fillAdded } from './postgres-tables.ts';

/** The database of a world that cannot be used; the message is a sentence for the operator, without the password. */
export class WorldDatabaseError extends Error {}

/** The database of a world, and the rows of a new one. */
export interface PostgresSource {
  /** `postgres://user:password@host:5432/database`. The database exists; it is empty or has a world. */
  readonly url: string;
  /** The rows that a new world starts with, moved to `now`; null where none may be created. */
  readonly seeds: Seeds | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The most connections of this process. @default 10 */
  readonly connections?: number;
  /** Returns the statements that upgrade a world of a version. @default upgradeFrom */
  readonly upgrade?: typeof upgradeFrom;
}

/** Processes that start at once create or upgrade the world one after the other; the number is this application's, for any database. */
const creation = 7_203_114_518;

/** Host, port and database of an address. Throws a WorldDatabaseError for another text. */
const placeOf = (url: string): string => {
  const parsed = URL.parse(url);
  if (parsed === null || !/^postgres(?:ql)?:$/.test(parsed.protocol) || parsed.pathname.length < 2)
    throw new WorldDatabaseError(
      'DATABASE_URL must look like this: postgres://user:password@127.0.0.1:5432/lounge, with the name of a database.',
    );
  return `${parsed.host}${parsed.pathname}`;
};

/** Whether a server answered that it has no database of this name. */
const isMissing = (cause: unknown): boolean => cause instanceof pg.DatabaseError && cause.code === '3D000';

const connectionTo = (url: string): pg.ClientConfig => ({
  connectionString: url,
  types: resultTypes,
  // Statements that do not wait for each other are sent at once, `begin` and the first read too.
  pipeline: true,
  options: `${named} ${vanishedWithin} ${abandonedWithin}`,
  connectionTimeoutMillis: 3000,
});

/** Connections to a database. A statement without an answer in time fails, as a line that lost its other end says nothing by itself. */
export const poolTo = (url: string, connections: number, answerWithinMs = 5000): pg.Pool =>
  new pg.Pool({
    ...connectionTo(url),
    max: connections,
    [answerTimeout]: answerWithinMs,
  });

const versionsIn = async (client: pg.ClientBase): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await client.query<{ key: string; value: string }>(
    `select key, value from meta where key in ('schema', 'oldest')`,
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
};

/** Whether a newer world can be used beside the servers of its version. */
const isUsable = (versions: ReadonlyMap<string, string>): boolean =>
  Number(versions.get('schema')) > schemaVersion && Number(versions.get('oldest') ?? Infinity) <= schemaVersion;

/**
 * Creates the world where the database is empty, and upgrades an older one. Returns whether it is new. Rejects a database of something else,
 * and a version that this server cannot use.
 */
const ensureWorld = async (
  client: pg.ClientBase,
  { url, seeds, now, upgrade = upgradeFrom }: PostgresSource,
): Promise<boolean> => {
  await client.query('select pg_advisory_xact_lock($1)', [creation]);
  const { rows } = await client.query<{ name: string; isOurs: boolean }>(
    `select tablename as name, (select count(*) = 2 from information_schema.columns where table_schema = schemaname
      and table_name = 'meta' and column_name in ('key', 'value')) as "isOurs"
      from pg_tables where schemaname = current_schema()`,
  );
  if (rows.length === 0) {
    if (seeds === null) throw new WorldDatabaseError(`There is no world in ${placeOf(url)}.`);
    await createTables(client, seeds, now);
    return true;
  }
  const versions = rows.some(({ isOurs }) => isOurs) ? await versionsIn(client) : new Map<string, string>();
  const version = versions.get('schema');
  if (version === undefined)
    throw new WorldDatabaseError(`The database ${placeOf(url)} has tables of something else; name an empty one.`);
  if (isUsable(versions)) return false;
  if (seeds === null && version !== String(schemaVersion))
    throw new WorldDatabaseError(
      `The world in ${placeOf(url)} is of version ${version}, and this is one for ${schemaVersion}; only the start of a server upgrades it.`,
    );
  const statements = upgrade(version, postgresDialect);
  if (statements === null)
    throw new WorldDatabaseError(
      `The world in ${placeOf(url)} is of version ${version}, and this server needs ${schemaVersion}${
        Number(version) > schemaVersion ? ': start the newer server that it was upgraded for' : ''
      }.`,
    );
  for (const sql of statements) await client.query(sql);
  if (seeds !== null) await fillAdded(client, version, seeds, now);
  return false;
};

const prepare = async (source: PostgresSource): Promise<boolean> => {
  // Without a limit: it waits for other processes that create or upgrade the world, or does so itself.
  const client = new pg.Client(connectionTo(source.url));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin');
    const isNew = await ensureWorld(client, source);
    await client.query('commit');
    return isNew;
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw cause;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The opened world of a database. */
export interface OpenedPostgres {
  readonly database: Database;
  readonly isNew: boolean;
}

/** Opens the world of a database, and creates it where the database is empty. Throws a WorldDatabaseError. */
export const openPostgres = async (source: PostgresSource): Promise<OpenedPostgres> => {
  const { url, connections = 10 } = source;
  const place = placeOf(url);
  try {
    const isNew = await prepare(source);
    return { database: postgresDatabase(poolTo(url, connections)), isNew };
  } catch (cause) {
    if (cause instanceof WorldDatabaseError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const advice = isMissing(cause) ? '; createdb creates an empty one' : '';
    throw new WorldDatabaseError(`The database ${place} cannot be used: ${reason}${advice}`, { cause });
  }
};
