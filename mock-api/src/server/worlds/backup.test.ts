import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../testing/a-world.ts';
import { sqliteDatabase, type Database } from '../../world/database.ts';
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
  const database = sqliteDatabase(fileWorld(file, seeded()));
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
const epochIn = async ({ reader }: Database) =>
  (await reader.query(`select value from meta where key = 'epoch'`, []))[0] as { value: string };

test('a backup of a world in use has its last change, and is restored when the world is closed', async () => {
  const world = open();
  await rename(world, 'Before');
  const epoch = await epochIn(world);
  await backUpWorld(file, backup);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  await rename(world, 'After');
  expect(() => restoreWorld(backup, file)).toThrow(`A server runs on ${file}; end it first.`);
  expect(await nameIn(world)).toBe('After');
  close(world);
  restoreWorld(backup, file);
  const restored = open();
  expect(await nameIn(restored)).toBe('Before');
  expect(await epochIn(restored)).not.toEqual(epoch);
  close(restored);
  expect(readdirSync(folder).toSorted()).toEqual(['backup.db', 'world.db', 'world.db.replaced']);
});

test('a restore replaces a damaged world and works without one', async () => {
  close(open());
  await backUpWorld(file, backup);
  writeFileSync(file, 'damaged');
  restoreWorld(backup, file);
  const world = open();
  expect(await nameIn(world)).toBe('Mirela');
  close(world);
  rmSync(file);
  restoreWorld(backup, file);
  expect(await nameIn(open())).toBe('Mirela');
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
  expect(() => restoreWorld(backup, file)).toThrow(problem);
  expect(await nameIn(open())).toBe('Here');
});

test.each([
  ['a backup without a world', () => backUpWorld(file, backup), 'There is no world in'],
  ['a restore without a backup', async () => restoreWorld(backup, file), 'There is no backup in'],
])('%s fails with a sentence', async (_, run, sentence) => {
  await expect(run()).rejects.toThrow(sentence);
});
