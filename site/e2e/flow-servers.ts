import pg from 'pg';

/** How many servers each host of the flows consists of, on one database of PostgreSQL and Redis; 1 is a server on SQLite. */
export const flowServers = Number(process.env['FLOWS_SERVERS'] ?? 1);

const postgresUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

const onPostgres = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The services of a host's servers. */
export interface FlowServices {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

let hosts = 0;

/** Creates the database of a host. */
export const createServices = async (): Promise<FlowServices> => {
  const database = `lounge_test_${process.pid}_f${(hosts += 1)}`;
  await onPostgres(async (client) => {
    await client.query(`drop database if exists "${database}" with (force)`);
    await client.query(`create database "${database}" template template0 encoding 'UTF8' locale 'C'`);
  });
  return { databaseUrl: Object.assign(new URL(postgresUrl), { pathname: `/${database}` }).href, redisUrl };
};

/** Drops the database of a host and those of its named worlds. */
export const dropServices = ({ databaseUrl }: FlowServices): Promise<void> =>
  onPostgres(async (client) => {
    const database = new URL(databaseUrl).pathname.slice(1);
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname = $1 or starts_with(datname, $1 || '_')`,
      [database],
    );
    for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
  });
