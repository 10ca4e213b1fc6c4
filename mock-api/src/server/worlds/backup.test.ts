import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../testing/a-world.ts';
import type { Database } from '../../world/database.ts';
import { backUpWorld, restoreWorld } from './backup.ts';
import { fileWorld } from './sqlite.ts';

let folder: string;
let file: string;
let backup: string;
const opened: Database[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  file = join(folder, 'world.db');
  backup = join(folder, 'backup.db');
});
afterEach(() => {
  opened.splice(0).forEach((database) => database.close());
  rmSync(folder, { recursive: true });
});

const open = (): Database => {
  const database = fileWorld(file, seeded());
  opened.push(database);
  return database;
};
const close = (database: Database): void => {
  opened.splice(opened.indexOf(database), 1);
  database.close();
};
const rename = (database: Database, name: string) =>
  database.change((tx) => tx.query('update actor set name = ? where id = 101', [name]));
const nameIn = async ({ reader }: Database) => {
  const [row] = (await reader.query('select name from actor where id = 101', [])) as { name: string }[];
  return row?.name;
};
const restore = (minute = 0) => restoreWorld(backup, file, new Date(Date.UTC(2026, 10, 20, 19, minute)));
const replacedName = (minute = 0) => `world.db.replaced-20261120T19${String(minute).padStart(2, '0')}00.000Z`;
const epochIn = async ({ reader }: Database) =>
  (await reader.query(`select value from meta where key = 'epoch'`, []))[0] as { value: string };

test('a backup of a world in use has its last change, and is restored when the world is closed', async () => {
  const world = open();
  await rename(world, 'Before');
  const epoch = await epochIn(world);
  await backUpWorld(file, backup);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  await rename(world, 'After');
  expect(() => restore()).toThrow(`A server runs on ${file}; end it first.`);
  expect(await nameIn(world)).toBe('After');
  close(world);
  restore();
  const restored = open();
  expect(await nameIn(restored)).toBe('Before');
  expect(await epochIn(restored)).not.toEqual(epoch);
  close(restored);
  expect(readdirSync(folder).toSorted()).toEqual(['backup.db', 'world.db', replacedName()]);
});

test('a restore replaces a damaged world and works without one', async () => {
  close(open());
  await backUpWorld(file, backup);
  writeFileSync(file, 'damaged');
  restore();
  const world = open();
  expect(await nameIn(world)).toBe('Mirela');
  close(world);
  rmSync(file);
  restore();
  expect(await nameIn(open())).toBe('Mirela');
});

test('a second restore keeps what the first one has kept', async () => {
  const world = open();
  await backUpWorld(file, backup);
  await rename(world, 'Original');
  close(world);
  const first = restore(1);
  restore(2);
  expect(first).toBe(join(folder, replacedName(1)));
  renameSync(first ?? '', file);
  expect(await nameIn(open())).toBe('Original');
});

test('a restore over a damaged world keeps its changes that are not in the file yet', () => {
  close(open());
  copyFileSync(file, backup);
  writeFileSync(file, 'damaged');
  writeFileSync(`${file}-wal`, 'changes');
  const replaced = restore();
  expect(readFileSync(`${replaced}-wal`, 'utf8')).toBe('changes');
});

test('a backup of a world that changes all the time ends', async () => {
  const world = open();
  // Several steps of a backup with SQLite's default of a hundred pages.
  await world.change((tx) => tx.query(`insert into meta values ('large', ?)`, ['x'.repeat(3_000_000)]));
  let isOver = false;
  const backedUp = backUpWorld(file, backup).then(() => (isOver = true));
  let changes = 0;
  while (!isOver && changes < 20_000) {
    await rename(world, `Name ${(changes += 1)}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(changes).toBeLessThan(20_000);
  await backedUp;
});

test('nothing is overwritten by a backup', async () => {
  close(open());
  writeFileSync(backup, 'mine');
  await expect(backUpWorld(file, backup)).rejects.toThrow(`The file ${backup} exists already; nothing was written.`);
  expect(readFileSync(backup, 'utf8')).toBe('mine');
});

test.each([
  ['is empty', '', 'is empty'],
  ['is no world', 'a letter', 'is no world, or damaged'],
])('a backup that %s is not restored', async (_, content, problem) => {
  const world = open();
  await rename(world, 'Here');
  close(world);
  writeFileSync(backup, content);
  expect(() => restore()).toThrow(problem);
  expect(await nameIn(open())).toBe('Here');
});

test.each([
  ['a backup without a world', () => backUpWorld(file, backup), 'There is no world in'],
  ['a restore without a backup', async () => restore(), 'There is no backup in'],
])('%s fails with a sentence', async (_, run, sentence) => {
  await expect(run()).rejects.toThrow(sentence);
});
