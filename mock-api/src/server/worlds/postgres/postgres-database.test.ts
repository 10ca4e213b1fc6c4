import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createWorld } from '../../../create-world.ts';
import { balanceOf } from '../../../foundation/wallet/ledger.ts';
import { eventGenerator, runEvent, violatedInvariants } from '../../../testing/ledger-events.ts';
import { copyTemplate, poolOf } from '../../../testing/postgres/test-databases.ts';
import type { Executor } from '../../../world/database.ts';
import { seededRandom } from '../../../world/seeded-random.ts';
import type { WorldParts } from '../../../world/world.ts';
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
  await expect(change((tx) => tx.query('select nothing from actor', []).catch(() => null))).rejects.toThrow(
    'went on after one of its statements had failed',
  );
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
