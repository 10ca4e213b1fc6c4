import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, copyFileSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { openWorldFile, WorldFileError } from './sqlite.ts';

const removeWorld = (file: string): void =>
  ['', '-wal', '-shm', '-journal'].forEach((end) => rmSync(file + end, { force: true }));

/** Checks a world's file, and leaves it without files beside it. Throws a WorldFileError. */
const check = (file: string): void => void openWorldFile(file).close();

/**
 * Copies the world of a running server to a new file, which is whole or not there. The server goes on meanwhile, changes included;
 * the copy has all changes up to its end. Throws a WorldFileError.
 */
export const backUpWorld = async (file: string, to: string): Promise<void> => {
  if (!existsSync(file)) throw new WorldFileError(`There is no world in ${file}.`);
  if (existsSync(to)) throw new WorldFileError(`The file ${to} exists already; nothing was written.`);
  const temporary = `${to}.tmp`;
  removeWorld(temporary);
  closeSync(openSync(temporary, 'wx', 0o600));
  const world = new Sqlite(file, { readonly: true });
  try {
    await world.backup(temporary);
    check(temporary);
    renameSync(temporary, to);
  } finally {
    world.close();
    removeWorld(temporary);
  }
};

/**
 * Calls `work` while no other process can have the world open: a server in WAL mode holds a lock on the file for as long as it runs,
 * and leaving this mode needs all locks. Throws a WorldFileError if somebody has it open.
 */
const alone = (file: string, work: () => void): void => {
  if (!existsSync(file)) return work();
  const world = new Sqlite(file, { timeout: 0 });
  try {
    world.pragma('locking_mode = exclusive');
    world.pragma('journal_mode = delete');
    world.exec('begin exclusive');
  } catch (cause) {
    world.close();
    const { code = '' } = cause as { code?: string };
    if (code.startsWith('SQLITE_BUSY')) throw new WorldFileError(`A server runs on ${file}; end it first.`);
    if (!/^SQLITE_(?:NOTADB|CORRUPT)/.test(code)) throw cause;
    // A damaged file is what a restore is for; no server starts with one.
    return work();
  }
  try {
    work();
  } finally {
    world.close();
  }
};

/** Clients whose streams of pushes went on after the backup must not take its next pushes for those they have seen. */
const renewEpoch = (file: string): void => {
  const world = new Sqlite(file);
  world.prepare(`update meta set value = ? where key = 'epoch'`).run(randomBytes(8).toString('hex'));
  world.close();
};

/**
 * Replaces a world by a backup, which is checked first; the world that was there stays beside it as `FILE.replaced`. Throws a
 * WorldFileError if the backup is no world of this version, or a server runs on the file.
 */
export const restoreWorld = (from: string, file: string): void => {
  if (!existsSync(from)) throw new WorldFileError(`There is no backup in ${from}.`);
  const temporary = `${file}.new`;
  removeWorld(temporary);
  try {
    copyFileSync(from, temporary);
    chmodSync(temporary, 0o600);
    check(temporary);
    renewEpoch(temporary);
    alone(file, () => {
      if (existsSync(file)) renameSync(file, `${file}.replaced`);
      ['-wal', '-shm'].forEach((end) => rmSync(file + end, { force: true }));
      renameSync(temporary, file);
    });
  } finally {
    removeWorld(temporary);
  }
};
