import pg from 'pg';
import { readSeeds } from '../../server/worlds/seeds.ts';
import { continueIds, createTables } from '../../server/worlds/postgres/postgres-tables.ts';
import { resultTypes } from '../../server/worlds/postgres/postgres-executor.ts';

/** Where the tests of PostgreSQL find a server. */
const testDatabaseUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** The address of a database on the tests' server. */
export const urlOf = (database: string): string => {
  const url = new URL(testDatabaseUrl);
  url.pathname = `/${database}`;
  return url.href;
};

const configOf = (database?: string): pg.ClientConfig => ({
  connectionString: database === undefined ? testDatabaseUrl : urlOf(database),
  types: resultTypes,
  pipeline: true,
  connectionTimeoutMillis: 2000,
});

/** Connects to a database of the tests' server. */
export const connectTo = async (database?: string): Promise<pg.Client> => {
  const client = new pg.Client(configOf(database));
  await client.connect();
  return client;
};

/** Connections to a database of the tests' server, as a process has them; `stream` creates their sockets. */
export const poolOf = (database: string, stream?: pg.ClientConfig['stream']): pg.Pool =>
  new pg.Pool({ ...configOf(database), max: 4, ...(stream === undefined ? {} : { stream }) });

/** Runs `work` on the tests' server. */
const onServer = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = await connectTo();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Databases of tests have this prefix, and the id of the process that made them. */
const prefix = 'lounge_test_';
const templateOf = (run: string): string => `${prefix}${run}_template`;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const drop = async (client: pg.Client, isDropped: (pid: number) => boolean): Promise<void> => {
  const { rows } = await client.query(`select datname from pg_database where datname like 'lounge\\_test\\_%'`);
  for (const { datname } of rows as { datname: string }[]) {
    const pid = Number(datname.slice(prefix.length).split('_')[0]);
    if (isDropped(pid)) await client.query(`drop database if exists "${datname}" with (force)`);
  }
};

/** Creates the seeded database that those of a run are copies of. Drops what runs left behind that were killed. */
export const createTemplate = async (run: string): Promise<void> => {
  await onServer(async (client) => {
    await drop(client, (pid) => !isRunning(pid));
    await client.query(`create database "${templateOf(run)}" template template0 encoding 'UTF8' locale 'C'`);
  });
  const client = await connectTo(templateOf(run));
  await client.query('begin');
  await createTables(client, readSeeds());
  await client.query('commit');
  await client.end();
};

/** Creates an empty database of a run. Returns its name. */
export const createEmpty = (run: string, name: string): Promise<string> =>
  onServer(async (client) => {
    const database = `${prefix}${run}_${name}`;
    await client.query(`create database "${database}" template template0 encoding 'UTF8' locale 'C'`);
    return database;
  });

/** Drops the databases of a run. */
export const dropDatabases = (run: string): Promise<void> =>
  onServer((client) => drop(client, (pid) => String(pid) === run));

/** Creates a copy of the run's template. Returns its name. */
export const copyTemplate = (run: string, name: string): Promise<string> =>
  onServer(async (client) => {
    const database = `${prefix}${run}_${name}`;
    await client.query(`create database "${database}" template "${templateOf(run)}"`);
    return database;
  });

/** Begins the transaction that holds a test's world, with the ids of a new one. */
export const beginHeld = (client: pg.Client): Promise<unknown> => client.query(`begin; ${continueIds}`);
