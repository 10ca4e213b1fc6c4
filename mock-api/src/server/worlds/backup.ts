import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, copyFileSync, existsSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { openWorldFile, WorldFileError } from './sqlite.ts';

const removeWorld = (file: string): void =>
  ['', '-wal', '-shm', '-journal'].forEach((end) => rmSync(file + end, { force: true }));

/** Checks a world's file, and leaves it without files beside it. Throws a WorldFileError. */
const check = (file: string): void => void openWorldFile(file).close();

/**
 * Copies the world of a running server to a new file, which is whole or not there. The server goes on meanwhile, changes included;
 * the copy has all changes up to its begin. Throws a WorldFileError.
 */
export const backUpWorld = async (file: string, to: string): Promise<void> => {
  if (!existsSync(file)) throw new WorldFileError(`There is no world in ${file}.`);
  if (existsSync(to)) throw new WorldFileError(`The file ${to} exists already; nothing was written.`);
  const temporary = `${to}.tmp`;
  removeWorld(temporary);
  closeSync(openSync(temporary, 'wx', 0o600));
  try {
    const world = new Sqlite(file, { readonly: true });
    // In one step: after each change of the server SQLite begins a copy in several steps anew, and would never end.
    await world.backup(temporary, { progress: () => 0x7fffffff }).finally(() => world.close());
    check(temporary);
    renameSync(temporary, to);
  } finally {
    removeWorld(temporary);
  }
};

/**
 * Calls `work` while no other process has the world open: a server in WAL mode holds a lock on the file, and leaving this mode needs all
 * locks. Throws a WorldFileError if somebody has it open.
 */
const alone = (file: string, work: (isDamaged: boolean) => void): void => {
  if (!existsSync(file)) return work(false);
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
    return work(true);
  }
  try {
    work(false);
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
 * Replaces a world by a checked backup. The present one stays beside it under a name with the time, which is returned; null if there was
 * none. Throws a WorldFileError if the backup has another version, or a server runs.
 */
export const restoreWorld = (from: string, file: string, now: Date): string | null => {
  if (!existsSync(from)) throw new WorldFileError(`There is no backup in ${from}.`);
  const temporary = `${file}.new`;
  const replaced = existsSync(file) ? `${file}.replaced-${now.toISOString().replaceAll(/[-:]/g, '')}` : null;
  removeWorld(temporary);
  try {
    copyFileSync(from, temporary);
    chmodSync(temporary, 0o600);
    check(temporary);
    renewEpoch(temporary);
    // SQLite deletes changes that it cannot put into a damaged file.
    if (replaced !== null && existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${replaced}-wal`);
    alone(file, (isDamaged) => {
      if (!isDamaged) rmSync(`${replaced}-wal`, { force: true });
      // A second name, and then the replacement, so that there is a world at any time.
      if (replaced !== null) linkSync(file, replaced);
      ['-wal', '-shm'].forEach((end) => rmSync(file + end, { force: true }));
      renameSync(temporary, file);
    });
    return replaced;
  } catch (cause) {
    rmSync(`${replaced}-wal`, { force: true });
    throw cause;
  } finally {
    removeWorld(temporary);
  }
};
