import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { OutageProxy } from '../../../mock-api/src/testing/OutageProxy.ts';
import { redisCommand, type OwnService } from './own-services.ts';
import type { Servers } from '../../../mock-api/src/testing/Servers.ts';
import { fail, print, until } from '../../../mock-api/src/testing/verdict.ts';

const electedWithinMs = 10_000;
/** The interval of the renewals is ten seconds. */
const renewedWithinMs = 25_000;

/** Something that is away for a time. */
export interface Outage {
  readonly name: string;
  /** Takes something away and brings it back; calls `onBack` then. */
  readonly happen: (onBack: () => void) => Promise<void>;
  /** Whether sockets end by it. @default false */
  readonly endsSockets?: boolean;
  /** Whether no call may fail. @default false */
  readonly isUnnoticed?: boolean;
}

/** Leaves not a byte on the disk. */
const fill = (file: string): void => {
  for (const size of [1_000_000, 4096, 1]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch {
      // There is no room for a part of this size.
    }
  }
};

/** Connects as an administrator does, past the proxy. */
const asAdministrator = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const cutChanges = (url: string, awayMs: number): Promise<void> =>
  asAdministrator(url, async (client) => {
    for (const end = Date.now() + awayMs / 2; Date.now() < end;) {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()
          and (xact_start is not null or random() < 0.05)`,
      );
      await wait(100);
    }
  });

/** Everything that can be taken away. */
export interface Services {
  readonly postgres: OwnService;
  readonly redis: OwnService;
  readonly toPostgres: OutageProxy;
  readonly toRedis: OutageProxy;
  readonly servers: Servers;
  /** The directory of PostgreSQL, if it is a disk of its own. */
  readonly smallDisk: string | null;
}

/** A job of the clock: a subscription that is to be renewed. */
export interface Job {
  readonly becomeDue: () => Promise<void>;
  readonly isRenewed: () => Promise<boolean>;
}

/** All ways in which something is away for a time. */
export const outagesOf = (
  { postgres, redis, toPostgres, toRedis, servers, smallDisk }: Services,
  { becomeDue, isRenewed }: Job,
  awayMs: number,
): Outage[] => {
  const stopped =
    ({ server }: OwnService) =>
    async (onBack: () => void): Promise<void> => {
      await server.stop();
      await wait(awayMs);
      await server.start();
      onBack();
    };
  const frozen =
    (proxy: OutageProxy) =>
    async (onBack: () => void): Promise<void> => {
      proxy.freeze();
      await wait(awayMs);
      proxy.mend();
      onBack();
    };
  const emptied = async (onBack: () => void): Promise<void> => {
    for (let times = 0; times < 20; times += 1) {
      redisCommand(redis.url, 'flushall');
      await wait(awayMs / 40);
    }
    onBack();
  };
  const filled =
    (disk: string) =>
    async (onBack: () => void): Promise<void> => {
      const file = join(disk, 'filling');
      fill(file);
      await wait(awayMs);
      rmSync(file);
      await postgres.server.start();
      onBack();
    };
  const killed = async (onBack: () => void): Promise<void> => {
    await servers.killLeader();
    onBack();
    const killedAt = Date.now();
    await becomeDue();
    if (!(await until(() => servers.hasLeader, electedWithinMs))) fail('no other server does the jobs');
    print(`    another one leads after ${Date.now() - killedAt} ms`);
    if (!(await until(isRenewed, renewedWithinMs))) fail('a subscription that was due meanwhile is not renewed');
    print(`    what was due meanwhile is done after ${Date.now() - killedAt} ms`);
    await servers.start();
  };
  return [
    { name: 'Redis is emptied 20 times', happen: emptied, isUnnoticed: true },
    { name: 'Redis is away and comes back empty', happen: stopped(redis), isUnnoticed: true },
    { name: 'Redis hears nothing', happen: frozen(toRedis), isUnnoticed: true },
    {
      name: 'an administrator cuts connections in the middle of changes',
      happen: async (onBack) => cutChanges(postgres.url, awayMs).then(onBack),
    },
    { name: 'PostgreSQL is away', happen: stopped(postgres) },
    { name: 'PostgreSQL hears nothing', happen: frozen(toPostgres) },
    ...(smallDisk === null ? [] : [{ name: 'the disk of PostgreSQL is full', happen: filled(smallDisk) }]),
    { name: 'the leader is killed', happen: killed, endsSockets: true },
  ];
};
