import { expect, inject, onTestFinished, test } from 'vitest';
import { earlierSchema } from '../../../testing/earlier-schema.ts';
import { moveSeedsTo, seedRows } from '../../../seed/fill.ts';
import { readSeeds } from '../seeds.ts';
import { connectTo, createEmpty, urlOf } from '../../../testing/postgres/test-databases.ts';
import { openPostgres } from './open-postgres.ts';
import { seedCounts } from '../../../testing/seed-counts.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const seeds = readSeeds();

const empty = async (name: string): Promise<string> => createEmpty(inject('postgresRun'), name);

const open = async (database: string, options: object = {}) => {
  const opened = await openPostgres({ url: urlOf(database), seeds, now, connections: 2, ...options });
  onTestFinished(() => opened.database.close());
  return opened;
};

test('processes that start at once create one world between them, with dates of today', async () => {
  const database = await empty('new');
  const opened = await Promise.all([open(database), open(database), open(database)]);
  expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
  const read = (sql: string) => opened[1]?.database.reader.query(sql, []);
  expect(await read('select count(*) as total from actor')).toEqual([{ total: seedCounts.performers }]);
  const starts = seedRows(moveSeedsTo(seeds, now)).camShow.map(({ startAt }) => startAt);
  const first = starts.toSorted()[0];
  expect(seedRows(seeds).camShow.map(({ startAt }) => startAt)).not.toContain(first);
  expect(await read(`select min("startAt") as first from "camShow"`)).toEqual([{ first }]);
  expect((await open(database)).isNew).toBe(false);
});

test('rows that are inserted after a restart go on after the ids of the seeds', async () => {
  const database = await empty('ids');
  const { database: world } = await open(database);
  const rows = await world.change((tx) =>
    tx.query(`insert into event (at, kind, context, action, data) values ('', 'log', 'a', 'b', '{}') returning id`, []),
  );
  expect(rows).toEqual([{ id: 1 }]);
});

test('processes that start at once upgrade an older world once, and keep its rows', async () => {
  const database = await empty('older');
  await open(database);
  const client = await connectTo(database);
  await client.query(`update meta set value = '16' where key = 'schema'`);
  await client.query(`update actor set name = 'Noor' where id = 101`);
  const upgrade = (version: string) =>
    version === '16'
      ? [
          `alter table actor add column "addedLater" text not null default ''`,
          `update meta set value = '17' where key = 'schema'`,
        ]
      : [];
  const opened = await Promise.all([1, 2, 3].map(() => open(database, { upgrade })));
  expect(opened.map(({ isNew }) => isNew)).toEqual([false, false, false]);
  const { rows } = await client.query('select name, "addedLater" from actor where id = 101');
  await client.end();
  expect(rows).toEqual([{ name: 'Noor', addedLater: '' }]);
});

test('a world of an earlier version gets the seeds that were added since for what it has', async () => {
  const database = await empty('earlier');
  const client = await connectTo(database);
  await client.query(earlierSchema('postgres', '19'));
  await client.query(`insert into meta (key, value) values ('schema', '19'), ('oldest', '17'), ('epoch', 'earlier')`);
  const rows = seedRows(seeds);
  for (const [table, some] of [
    ['actor', rows.actor.filter(({ id }) => id <= 104)],
    ['video', rows.video.filter(({ actorId }) => actorId <= 104)],
  ] as const) {
    await client.query(`insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`, [
      JSON.stringify(some),
    ]);
  }
  await client.end();
  const added = (
    from: string,
  ) => `select (select count(*) from city) cities, (select count(*) from category) categories,
    (select count(*) from "welcomeClip" where ${from}) clips, (select count(*) from "actorInterview" where ${from}) interviews`;
  const earlier = await open(database);
  const fresh = await open(await empty('fresh'));
  expect(await earlier.database.reader.query(added('true'), [])).toEqual(
    await fresh.database.reader.query(added('"actorId" <= 104'), []),
  );
  expect(
    await earlier.database.reader.query(
      `select (select count(*) from "searchDocument") - (select count(*) from actor) - (select count(*) from video)
          - (select count(*) from article) - (select count(*) from "tvVideo") as more,
        (select sum("videoCount") from tag) - (select count(*) from "videoTag") as miscounted`,
      [],
    ),
  ).toEqual([{ more: 0, miscounted: 0 }]);
});

test.each([
  ['something else', 'create table invoice (id int)', /has tables of something else; name an empty one/],
  ['a meta of something else', 'create table meta (key text, value text)', /has tables of something else/],
  ['a meta with other columns', 'create table meta (id int, note text)', /has tables of something else/],
  [
    'a newer version',
    `create table meta (key text, value text); insert into meta values ('schema', '9000')`,
    /is of version 9000, and this server needs \d+: start the newer server that it was upgraded for/,
  ],
  [
    'another version',
    `create table meta (key text, value text); insert into meta values ('schema', '9')`,
    /is of version 9, and this server needs \d+/,
  ],
])('a database of %s is refused in one sentence, and stays as it is', async (name, sql, message) => {
  const database = await empty(name.replaceAll(' ', '_'));
  const client = await connectTo(database);
  await client.query(sql);
  await expect(open(database)).rejects.toThrow(message);
  const { rows } = await client.query(`select count(*) as total from pg_tables where schemaname = 'public'`);
  await client.end();
  expect(rows).toEqual([{ total: 1 }]);
});

test('a server that is away, or a database that is missing, is named without the password', async () => {
  const away = openPostgres({ url: 'postgres://root:secret@127.0.0.1:1/world', seeds, now });
  await expect(away).rejects.toThrow(/^The database 127\.0\.0\.1:1\/world cannot be used: .*ECONNREFUSED/);
  await expect(away).rejects.not.toThrow('secret');
  await expect(open('lounge_test_nowhere')).rejects.toThrow(
    /lounge_test_nowhere cannot be used: .*does not exist; createdb creates an empty one/,
  );
});
