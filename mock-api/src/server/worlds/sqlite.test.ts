import {
  chmodSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { earlierSchema } from '../../testing/earlier-schema.ts';
import { seeded } from '../../testing/a-world.ts';
import { seedCounts } from '../../testing/seed-counts.ts';
import { oldestVersion, schemaVersion } from '../../world/tables.ts';
import { fileWorld, memoryWorld, WorldFileError } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'lounge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const counts = `select (select count(*) from actor) actors, (select count(*) from "actorText") texts,
  (select count(*) from album) albums, (select count(*) from video) videos, (select count(*) from "legalText") legal`;

test('a new file is a copy of the template, like a world in memory', async () => {
  const file = fileWorld(join(folder, 'new/deep/world.db'), seeded());
  const memory = memoryWorld(seeded());
  expect(await file.reader.query(counts, [])).toEqual(await memory.reader.query(counts, []));
  const schema = `select name from sqlite_schema where name not like 'sqlite_%' order by name`;
  expect(await file.reader.query(schema, [])).toEqual(await memory.reader.query(schema, []));
  file.close();
});

test('a restart keeps the data and does not seed again', async () => {
  const path = join(folder, 'kept.db');
  const before = fileWorld(path, seeded());
  await before.change((tx) => tx.query(`update actor set name = 'Changed' where id = (select min(id) from actor)`, []));
  await before.change((tx) => tx.query(`delete from video`, []));
  before.close();
  const after = fileWorld(path, seeded());
  expect(await after.reader.query('select name from actor order by id limit 1', [])).toEqual([{ name: 'Changed' }]);
  expect(await after.reader.query('select count(*) as total from video', [])).toEqual([{ total: 0 }]);
  after.close();
});

test('inserted rows get ids', async () => {
  const world = fileWorld(join(folder, 'numbers.db'), seeded());
  await world.change((tx) =>
    tx.query(`insert into event (at, kind, context, action, data) values ('', 'log', 'a', 'b', '{}')`, []),
  );
  expect(await world.reader.query('select id from event', [])).toEqual([{ id: 1 }]);
  world.close();
});

test('rejects a file of another version with a sentence', () => {
  const path = join(folder, 'old.db');
  const old = new Sqlite(path);
  old.exec(`create table meta (key text primary key, value text not null) strict;
    insert into meta values ('schema', '${schemaVersion + 1}')`);
  old.close();
  expect(() => fileWorld(path, seeded())).toThrow(WorldFileError);
  expect(() => fileWorld(path, seeded())).toThrow(/^The data in .*old\.db is of another version; [^.]*\.$/);
});

test('upgrades a file of an earlier version and keeps its rows', async () => {
  const path = join(folder, 'earlier.db');
  const old = new Sqlite(path);
  old.exec(earlierSchema('sqlite', '11'));
  old.exec(`insert into meta values ('schema', '11'), ('epoch', 'earlier')`);
  old.close();
  const world = fileWorld(path, seeded());
  expect(await world.reader.query('select * from meta order by key', [])).toEqual([
    { key: 'epoch', value: 'earlier' },
    { key: 'oldest', value: String(oldestVersion) },
    { key: 'schema', value: String(schemaVersion) },
  ]);
  world.close();
});

/** Inserts seeded rows into a database whose tables may lack some of their columns. */
const insertSeeded = (db: Sqlite.Database, table: string, where: string): void => {
  const template = new Sqlite(seeded());
  const columns = db.prepare(`select name from pragma_table_info('${table}')`).pluck().all() as string[];
  const names = columns.map((each) => `"${each}"`).join(', ');
  const insert = db.prepare(`insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`);
  for (const row of template.prepare(`select ${names} from "${table}" where ${where}`).raw().all()) {
    insert.run(...(row as unknown[]));
  }
  template.close();
};

test('an upgraded file gets the seeds that were added since for what it has, once', async () => {
  const path = join(folder, 'without-places.db');
  const old = new Sqlite(path);
  old.exec(earlierSchema('sqlite', '19'));
  old.exec(`insert into meta values ('schema', '19'), ('epoch', 'earlier')`);
  insertSeeded(old, 'actor', 'id <= 104');
  insertSeeded(old, 'video', '"actorId" <= 104');
  insertSeeded(old, 'album', '"actorId" <= 102');
  old.close();
  const added = (
    from: string,
  ) => `select (select count(*) from city) cities, (select count(*) from category) categories,
    (select count(*) from "welcomeClip" where ${from}) clips, (select count(*) from "actorInterview" where ${from}) interviews,
    (select count(*) from "searchIndex" where "searchIndex" match '"aemirela"') found`;
  const world = fileWorld(path, seeded());
  const memory = memoryWorld(seeded());
  expect(await world.reader.query(added('true'), [])).toEqual(await memory.reader.query(added('"actorId" <= 104'), []));
  expect(
    await world.reader.query(
      `select (select count(*) from "searchDocument") - (select count(*) from actor) - (select count(*) from video)
        - (select count(*) from album) - (select count(*) from article) - (select count(*) from "tvVideo") as more, (select count(*) from tag) > 0 as tagged,
        (select sum("videoCount") from tag) - (select count(*) from "videoTag") as miscounted`,
      [],
    ),
  ).toEqual([{ more: 0, tagged: 1, miscounted: 0 }]);
  await world.change((tx) => tx.query('delete from category where id = 3', []));
  world.close();
  const again = fileWorld(path, seeded());
  expect(await again.reader.query('select id from category where id = 3', [])).toEqual([]);
  again.close();
});

test('rejects a file without a version', () => {
  const path = join(folder, 'bare.db');
  const bare = new Sqlite(path);
  bare.exec('create table meta (key text primary key, value text not null) strict');
  bare.close();
  expect(() => fileWorld(path, seeded())).toThrow(WorldFileError);
});

test('rejects a file that is not a database', () => {
  const path = join(folder, 'text.db');
  writeFileSync(path, 'this is a letter and not a database, however long it may be'.repeat(20));
  expect(() => fileWorld(path, seeded())).toThrow(WorldFileError);
  expect(() => fileWorld(path, seeded())).toThrow(/^The file .*text\.db is no world, or damaged; [^.]*\.$/);
});

const damages: readonly (readonly [string, (path: string) => void, string])[] = [
  ['empty', (path) => writeFileSync(path, ''), 'is empty'],
  ['cut', (path) => writeFileSync(path, readFileSync(path).subarray(0, 20_000)), 'is no world, or damaged'],
  [
    'overwritten',
    (path) => void writeSync(openSync(path, 'r+'), Buffer.alloc(60_000, 'x'), 0, 60_000, 20_000),
    'is no world, or damaged',
  ],
];

test.each(damages)('names a file that is %s', (name, damage, problem) => {
  const path = join(folder, `${name}.db`);
  fileWorld(path, seeded()).close();
  damage(path);
  expect(() => fileWorld(path, seeded())).toThrow(WorldFileError);
  expect(() => fileWorld(path, seeded())).toThrow(`The file ${path} ${problem}; start with --fresh to begin anew.`);
});

test('a creation that fails leaves no file', () => {
  const empty = mkdtempSync(join(tmpdir(), 'lounge-'));
  expect(() => fileWorld(join(empty, 'world.db'), Buffer.from('no template'))).toThrow('not a database');
  expect(readdirSync(empty)).toEqual([]);
  rmSync(empty, { recursive: true });
});

test('the files of a world are readable by their owner only, those of an earlier version as well', async () => {
  const path = join(folder, 'private/world.db');
  fileWorld(path, seeded()).close();
  chmodSync(path, 0o644);
  const world = fileWorld(path, seeded());
  await world.change((tx) => tx.query('delete from video', []));
  const modes = ['', '-wal', '-shm'].map((end) => statSync(path + end).mode & 0o777);
  expect([...modes, statSync(join(folder, 'private')).mode & 0o777]).toEqual([0o600, 0o600, 0o600, 0o700]);
  world.close();
});

test('worlds in memory are isolated copies', async () => {
  const [one, other] = [memoryWorld(seeded()), memoryWorld(seeded())];
  await one.change((tx) => tx.query('delete from actor', []));
  expect(await other.reader.query('select count(*) as total from actor', [])).toEqual([
    { total: seedCounts.performers },
  ]);
});
