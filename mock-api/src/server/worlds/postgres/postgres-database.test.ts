import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createWorld } from '../../../create-world.ts';
import { balanceOf } from '../../../foundation/wallet/ledger.ts';
import { eventGenerator, runEvent, violatedInvariants } from '../../../testing/ledger-events.ts';
import { OutageProxy } from '../../../testing/OutageProxy.ts';
import { copyTemplate, poolOf, urlOf } from '../../../testing/postgres/test-databases.ts';
import type { Executor } from '../../../world/database.ts';
import { seededRandom } from '../../../world/seeded-random.ts';
import type { WorldParts } from '../../../world/world.ts';
import { poolTo } from './open-postgres.ts';
import { postgresDatabase } from './postgres-database.ts';

const now = Date.parse('2026-11-20T19:00:00.000Z');
/** The same world as several processes see it. */
let processes: readonly WorldParts[] = [];
let first: WorldParts;

beforeAll(async () => {
  const database = await copyTemplate(inject('postgresRun'), 'database');
  const open = () => createWorld('main', postgresDatabase(poolOf(database)), { now: () => now }, seededRandom(1));
  first = open();
  processes = [first, open(), open(), open()];
});
afterAll(() => processes.forEach(({ database }) => database.close()));

const visits = (tx: Executor) => tx.query('select visits from actor where id = 101', []);

test('changes of several processes that read what they write are applied one after the other', async () => {
  await first.database.change((tx) => tx.query('update actor set visits = 0 where id = 101', []));
  const add = ({ database }: WorldParts) =>
    database.change(async (tx) => {
      const [row] = (await visits(tx)) as readonly { visits: number }[];
      await tx.query('update actor set visits = ? where id = 101', [(row?.visits ?? 0) + 1]);
    });
  await Promise.all(processes.flatMap((each) => [add(each), add(each), add(each)]));
  expect(await visits(first.database.reader)).toEqual([{ visits: 12 }]);
});

test('the ledger is exact where four processes write it, repeat keys and break off', async () => {
  const next = eventGenerator(seededRandom(7));
  const events = Array.from({ length: 400 }, next);
  const endings = new Set<string>();
  const work = async (parts: WorldParts, at: number) => {
    for (const [index, event] of events.entries()) {
      if (index % processes.length !== at && !event.isBroken) continue;
      endings.add((await runEvent(parts, event)).ending);
    }
  };
  await Promise.all(processes.map(work));
  expect(await violatedInvariants(first.database.reader)).toEqual([]);
  expect([...endings].toSorted()).toEqual(['broken', 'done', 'keyReused', 'needPurchase']);
  expect(await balanceOf(first.database.reader, 'top-up')).toBeLessThan(0);
});

test('a change that fails is rolled back, in a statement or after one, and says why', async () => {
  const change = (after: (tx: Executor) => Promise<unknown>) =>
    first.database.change(async (tx) => {
      await tx.query('update actor set visits = 99 where id = 101', []);
      await after(tx);
    });
  await expect(change(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(change((tx) => tx.query('select nothing from actor', []))).rejects.toThrow('nothing');
  await expect(change((tx) => tx.query('select nothing from actor', []).catch(() => null))).rejects.toThrow('nothing');
  await expect(change((tx) => tx.query(`insert into actor (id) values ('x')`, []))).rejects.toThrow('x');
  const after = change(async (tx) => {
    await tx.query('update actor set nothing = 1', []);
    await visits(tx);
  });
  await expect(after).rejects.toThrow('nothing');
  expect(await visits(first.database.reader)).toEqual([{ visits: 12 }]);
});

test('of statements that are sent at once and fail, the first to fail is the reason of all', async () => {
  const deeply = async (tx: Executor) => {
    await Promise.resolve();
    return tx.query('select nothing from actor', []).then((rows) => rows);
  };
  const change = first.database.change(async (tx) => {
    await visits(tx);
    // The answers arrive together, so that the second is known before the first has come through all its functions.
    await Promise.all([deeply(tx).finally(() => undefined), Promise.resolve().then(() => visits(tx))]);
  });
  await expect(change).rejects.toMatchObject({ code: '42703' });
});

test('what a part of a change sends after its end reaches nobody', async () => {
  const late = Promise.withResolvers<unknown>();
  const change = first.database.change(async (tx) => {
    const part = async () => {
      await wait(20);
      return tx.query('update actor set visits = 66 where id = 101', []);
    };
    void part().then(late.reject, (cause: unknown) => late.resolve(cause));
    await visits(tx);
    throw new Error('broken');
  });
  await expect(change).rejects.toThrow('broken');
  expect(await late.promise).toMatchObject({ message: 'A statement came after the end of its change.' });
  expect(await visits(first.database.reader)).toEqual([{ visits: 12 }]);
});

test('what follows a commit happens once, after it, also where the change was repeated', async () => {
  const seen: string[] = [];
  let tries = 0;
  const rename = ({ database }: WorldParts, name: string) =>
    database.change(
      async (tx) => {
        tries += 1;
        const [row] = (await tx.query('select name from actor where id = 102', [])) as readonly { name: string }[];
        await tx.query('update actor set name = ? where id = 102', [`${row?.name ?? ''}${name}`]);
        return name;
      },
      (result) => void seen.push(result),
    );
  await Promise.all(processes.map((each, at) => rename(each, String(at))));
  expect(seen).toHaveLength(4);
  expect(new Set(seen).size).toBe(4);
  expect(tries).toBeGreaterThan(4);
});

test('a key that two changes insert at once is inserted by one, and found by the other when it is repeated', async () => {
  const ready = Promise.withResolvers<void>();
  let waiting = 0;
  const insertOnce = async ({ database }: WorldParts): Promise<string> => {
    let tries = 0;
    return database.change(async (tx) => {
      tries += 1;
      if (tries > 1) return JSON.stringify(await tx.query(`select value from meta where key = 'once'`, []));
      await tx.query(`select 1`, []);
      if ((waiting += 1) === 2) ready.resolve();
      await ready.promise;
      await tx.query(`insert into meta (key, value) values ('once', 'found')`, []);
      return 'inserted';
    });
  };
  const results = await Promise.all(processes.slice(0, 2).map(insertOnce));
  expect(results.toSorted()).toEqual(['[{"value":"found"}]', 'inserted']);
  let tries = 0;
  const again = first.database.change(async (tx) => {
    tries += 1;
    await tx.query(`insert into meta (key, value) values ('once', '')`, []);
  });
  await expect(again).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(3);
});

test('a connection that is cut within a change leaves nothing of it, and the next change has another one', async () => {
  const cut = first.database.change(async (tx) => {
    await tx.query('update actor set visits = 77 where id = 101', []);
    await tx.query('select pg_terminate_backend(pg_backend_pid())', []);
  });
  await expect(cut).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:57P01|DATABASE_AWAY|ECONNRESET)$/) as string,
  });
  expect(await visits(first.database.reader)).toEqual([{ visits: 12 }]);
  await first.database.change((tx) => tx.query('update actor set visits = 13 where id = 101', []));
  expect(await visits(first.database.reader)).toEqual([{ visits: 13 }]);
});

test('a connection that is cut between the statements of a change makes it unavailable', async () => {
  const cut = first.database.change(async (tx) => {
    const [row] = (await tx.query('select pg_backend_pid() as pid', [])) as readonly { pid: number }[];
    await processes[1]?.database.reader.query('select pg_terminate_backend(?)', [row?.pid]);
    // The driver has learned of it then.
    await vi.waitFor(async () => expect(await visits(tx).catch(() => 'failed')).toBe('failed'));
    await visits(tx);
  });
  await expect(cut).rejects.toMatchObject({ code: expect.stringMatching(/^(?:57P01|DATABASE_AWAY)$/) as string });
  const idle = first.database.change(async (tx) => {
    const [row] = (await tx.query('select pg_backend_pid() as pid', [])) as readonly { pid: number }[];
    await processes[1]?.database.reader.query('select pg_terminate_backend(?)', [row?.pid]);
    await wait(50);
  });
  await expect(idle).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
});

test('a database from which no answer comes fails what waits for it, and is used again when one comes', async () => {
  const url = urlOf(await copyTemplate(inject('postgresRun'), 'silent'));
  const proxy = new OutageProxy(url, 5432);
  const database = postgresDatabase(
    poolTo(Object.assign(new URL(url), { host: new URL(await proxy.open()).host }).href, 4, 200),
  );
  const change = () => database.change((tx) => tx.query('update actor set visits = 5 where id = 101', []));
  await change();
  proxy.freeze();
  const reads = Array.from({ length: 3 }, () => database.reader.query('select 1 as one', []));
  const endings = await Promise.allSettled([...reads, change()]);
  expect(endings.map((each) => (each.status === 'rejected' ? (each.reason as { code: string }).code : 'done'))).toEqual(
    endings.map(() => 'DATABASE_AWAY'),
  );
  proxy.mend();
  await change();
  database.close();
  proxy.close();
});

test('the reader only reads', async () => {
  await expect(first.database.reader.query('delete from actor', [])).rejects.toThrow('only reads');
});

test('numbers, flags and texts are those of SQLite, and text is in the order of its bytes', async () => {
  const rows = await first.database.reader.query(
    `select count(*) as total, sum(1.5) as half, (1 = 1) as yes, null as nothing, 'a' as text`,
    [],
  );
  expect(rows).toEqual([{ total: 1, half: 1.5, yes: 1, nothing: null, text: 'a' }]);
  await first.database.change(async (tx) => {
    for (const key of ['é', 'a', 'B', 'b', '_'])
      await tx.query('insert into meta (key, value) values (?, ?)', [key, '']);
  });
  const sorted = await first.database.reader.query(`select key from meta where value = '' order by key`, []);
  expect(sorted).toEqual(['B', '_', 'a', 'b', 'é'].map((key) => ({ key })));
});

test('a question mark within quotes is no parameter', async () => {
  expect(await first.database.reader.query(`select '?' as one, ? as other`, ['a'])).toEqual([{ one: '?', other: 'a' }]);
});

test('a world that was closed says so', async () => {
  const last = processes.at(-1);
  last?.database.close();
  await expect(last?.database.reader.query('select 1', [])).rejects.toMatchObject({ code: 'WORLD_CLOSED' });
  await expect(last?.database.change(() => Promise.resolve(1))).rejects.toMatchObject({ code: 'WORLD_CLOSED' });
});
