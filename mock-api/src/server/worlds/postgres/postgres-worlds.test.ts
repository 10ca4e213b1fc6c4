import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { createWorld } from '../../../create-world.ts';
import { connectTo, createEmpty, urlOf } from '../../../testing/postgres/test-databases.ts';
import { seededRandom } from '../../../world/seeded-random.ts';
import type { WorldParts } from '../../../world/world.ts';
import { afterByTimer } from '../../after-by-timer.ts';
import { readSeeds } from '../seeds.ts';
import { worldStore, type Worlds } from '../worlds.ts';
import { postgresWorlds } from './postgres-worlds.ts';

const seeds = readSeeds();
const hour = 3_600_000;

/** The worlds of one of several processes. */
const processOn = async (database: string, clock = { now: () => Date.now() }) => {
  const reported: unknown[] = [];
  const report = (cause: unknown) => void reported.push(cause);
  const shared = await postgresWorlds({
    url: urlOf(database),
    seeds,
    clock,
    after: afterByTimer,
    report,
    connections: 2,
  });
  const create = (name: string, of: WorldParts['database']) =>
    createWorld(name, of, shared.clock, seededRandom(1), { report });
  const worlds = worldStore({
    main: create('main', shared.main),
    make: async (name) => create(name, await shared.named(name)),
    mostNamed: 2,
    leadership: shared.leadership,
    afterClose: shared.afterClose,
  });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await worlds.close();
  };
  onTestFinished(close);
  return { worlds, reported, close, clock: shared.clock };
};

const rename = async (worlds: Worlds, name: string, world: string) => {
  const opened = await worlds.named(world);
  await opened?.database.change((tx) => tx.query('update actor set name = ? where id = 101', [name]));
};
const nameIn = async (worlds: Worlds, world: string) => {
  const opened = await worlds.named(world);
  const rows = (await opened?.database.reader.query('select name from actor where id = 101', [])) ?? [];
  return (rows as readonly { name: string }[])[0]?.name;
};

const databases = async (main: string): Promise<readonly string[]> => {
  const client = await connectTo();
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1)`,
    [`${main.slice(0, 17)}`],
  );
  await client.end();
  return rows.map(({ name }) => name).filter((name) => name.startsWith(`${main}_`));
};

const empty = (name: string): Promise<string> => createEmpty(inject('postgresRun'), name);

test('a named world is one for all processes, apart from others, and dropped by the last one', async () => {
  const database = await empty('named');
  const [one, other] = [await processOn(database), await processOn(database)];
  const seeded = await nameIn(one.worlds, 'main');
  await Promise.all([rename(one.worlds, 'Noor', 'story'), nameIn(other.worlds, 'story')]);
  expect(await nameIn(other.worlds, 'story')).toBe('Noor');
  expect([await nameIn(one.worlds, 'main'), await nameIn(other.worlds, 'apart')]).toEqual([seeded, seeded]);
  expect(await databases(database)).toHaveLength(3);
  await one.close();
  expect(await nameIn(other.worlds, 'story')).toBe('Noor');
  await other.close();
  // The template stays for the next start.
  expect(await databases(database)).toEqual([expect.stringMatching(/_t_[\da-f]{16}$/)]);
  expect([...one.reported, ...other.reported]).toEqual([]);
});

test('a world that is closed to make room begins anew; what a process left behind that died is dropped', async () => {
  const database = await empty('evicted');
  const { worlds } = await processOn(database);
  await rename(worlds, 'Noor', 'first');
  await nameIn(worlds, 'second');
  await nameIn(worlds, 'third');
  expect(await databases(database)).toHaveLength(3);
  expect(await nameIn(worlds, 'first')).not.toBe('Noor');
  const client = await connectTo(database);
  await client.query(`create database "${database}_w_0123456789abcdef"`);
  const other = await processOn(database);
  await vi.waitFor(async () => expect(await databases(database)).not.toContain(`${database}_w_0123456789abcdef`));
  await client.end();
  expect(other.reported).toEqual([]);
});

/** Follows which processes lead the main world. */
const follow = ({ worlds }: { worlds: Worlds }, led: Set<string>, process: string): void =>
  worlds.onLead(() => {
    led.add(process);
    return () => void led.delete(process);
  });

test('one process leads a world; another one follows it when it ends, or when its connection is cut', async () => {
  const database = await empty('led');
  const [one, other] = [await processOn(database), await processOn(database)];
  const led = new Set<string>();
  follow(one, led, 'one');
  await vi.waitFor(() => expect([...led]).toEqual(['one']));
  follow(other, led, 'other');
  const client = await connectTo(database);
  await client.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
  );
  await vi.waitFor(() => expect(led.size).toBe(1));
  const [first] = [...led];
  const [ended, rest] = first === 'one' ? [one, 'other'] : [other, 'one'];
  await ended.close();
  await vi.waitFor(() => expect([...led]).toEqual([rest]));
  await client.end();
});

test.each([
  ['two hours back', -2 * hour, 0],
  ['two hours ahead', 2 * hour, 0],
  ['right', 0, 0],
])('a process whose clock is %s has the time of the database', async (_, ms) => {
  const database = await empty(`clock_${ms + 2 * hour}`);
  const { clock } = await processOn(database, { now: () => Date.now() + ms });
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1000);
});

test('a server goes on, and starts again, beside a newer one that has added a column; not beside one that it cannot bear', async () => {
  const database = await empty('rolling');
  const older = await processOn(database);
  const read = async () =>
    (await older.worlds.main.database.reader.query('select * from actor where id = 101', [])).length;
  expect(await read()).toBe(1);
  const newer = await connectTo(database);
  await newer.query(`alter table actor add column "addedLater" text not null default ''`);
  await newer.query(`update meta set value = '99' where key = 'schema'`);
  expect(await read()).toBe(1);
  await rename(older.worlds, 'Noor', 'main');
  const restarted = await processOn(database);
  expect(await nameIn(restarted.worlds, 'main')).toBe('Noor');
  await newer.query(`update meta set value = '98' where key = 'oldest'`);
  await newer.end();
  await expect(processOn(database)).rejects.toThrow('is of version 99');
});
