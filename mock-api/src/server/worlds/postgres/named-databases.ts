import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Seeds } from '../../../seed/fill.ts';
import type { Database } from '../../../world/database.ts';
import { dayOf } from '../../../world/now-iso.ts';
import { schemaVersion } from '../../../world/tables.ts';
import type { AdvisoryLocks } from './AdvisoryLocks.ts';
import { poolTo } from './open-postgres.ts';
import { postgresDatabase } from './postgres-database.ts';
import { createTables } from './postgres-tables.ts';

/** A named world is used by a test or one person. */
const connectionsOfWorld = 3;
/** Names of databases have at most 63 bytes. */
const baseLength = 34;

/** Options of namedDatabases. */
export interface NamedDatabasesOptions {
  /** The database of the main world. Its user may create databases. */
  readonly url: string;
  readonly seeds: Seeds;
  /** Milliseconds since 1970, to which the rows of new worlds are moved. */
  readonly now: number;
  readonly locks: () => AdvisoryLocks;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The beginning of the names, one for each main database. */
const baseOf = (main: string): string =>
  main.length <= baseLength ? main : `${main.slice(0, baseLength - 17)}_${hashOf(main)}`;

const addressOf = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

/** Runs `work` on a connection of its own, as databases are created and dropped outside transactions. */
const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const exists = async (client: pg.Client, database: string): Promise<boolean> =>
  (await client.query('select 1 from pg_database where datname = $1', [database])).rows.length > 0;

/** A template, and the rows that it is made of. */
interface Template extends Pick<NamedDatabasesOptions, 'url' | 'seeds' | 'now'> {
  readonly base: string;
  readonly template: string;
}

/** Creates the template unless it is there; it has its name only when it is whole. */
const ensureTemplate = async (client: pg.Client, { url, base, template, seeds, now }: Template): Promise<void> => {
  if (await exists(client, template)) return;
  const unfinished = `${base}_t_new`;
  await client.query(`drop database if exists "${unfinished}" with (force)`);
  await client.query(`create database "${unfinished}" template template0 encoding 'UTF8' locale 'C'`);
  await connected(addressOf(url, unfinished), async (inside) => {
    await inside.query('begin');
    await createTables(inside, seeds, now);
    await inside.query('commit');
  });
  await client.query(`alter database "${unfinished}" rename to "${template}"`);
};

/** The databases of the named worlds beside a main one: copies of one template, which all processes share and the last one drops. */
export const namedDatabases = ({ url, seeds, now, locks }: NamedDatabasesOptions) => {
  const base = baseOf(decodeURIComponent(new URL(url).pathname.slice(1)));
  const day = dayOf(now);
  const template = `${base}_t_${hashOf(`${schemaVersion} ${day} ${JSON.stringify(seeds)}`)}`;
  const databaseOf = (name: string): string => `${base}_w_${hashOf(name)}`;

  /** One process creates at a time. */
  const alone = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> =>
    connected(url, async (client) => {
      await client.query('select pg_advisory_lock(hashtextextended($1, 3))', [base]);
      return work(client);
    });
  /** Drops the database of a world that no process uses. */
  const dropUnused = async (database: string): Promise<void> => {
    if ((await locks().take('use', [database])).length === 0) return;
    try {
      await connected(url, (client) => client.query(`drop database if exists "${database}" with (force)`));
    } finally {
      await locks().giveBack('use', database);
    }
  };

  return {
    /** Opens the world of a name, and creates it unless another process has it. */
    open: async (name: string): Promise<Database> => {
      const database = databaseOf(name);
      await locks().share('use', database);
      try {
        await alone(async (client) => {
          if (await exists(client, database)) return;
          await ensureTemplate(client, { url, base, template, seeds, now });
          await client.query(`create database "${database}" template "${template}"`);
        });
        return postgresDatabase(poolTo(addressOf(url, database), connectionsOfWorld));
      } catch (cause) {
        await locks().unshare('use', database);
        throw cause;
      }
    },
    /** Gives up a world, and drops it if no other process has it open. */
    giveUp: async (name: string): Promise<void> => {
      await locks().unshare('use', databaseOf(name));
      await dropUnused(databaseOf(name));
    },
    /** Keeps the worlds of some names, after the locks were lost. */
    keep: async (names: readonly string[]): Promise<void> => {
      for (const name of names) await locks().share('use', databaseOf(name));
    },
    /** Drops the worlds that processes left behind that did not end by themselves, and templates of other days. */
    sweep: async (): Promise<void> => {
      const left = await connected(url, (client) =>
        client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [
          `${base}_`,
        ]),
      );
      const isOne = new RegExp(`^${RegExp.escape(base)}_([wt])_[\\da-f]{16}$`);
      for (const { datname } of left.rows) {
        const [, kind] = isOne.exec(datname) ?? [];
        if (kind === 'w') await dropUnused(datname);
        // Another process may be copying it.
        else if (kind === 't' && datname !== template)
          await connected(url, (client) => client.query(`drop database "${datname}"`)).catch(() => undefined);
      }
    },
  };
};
