import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Database } from '../../world/database.ts';
import { sqliteDatabase, type SqliteHandle } from '../../world/sqlite-database.ts';
import { migrations } from '../../world/migrate.ts';
import { sqliteDialect } from '../../world/sqlite-dialect.ts';
import { fillAdded } from '../../fill-added.ts';
import { moveSeedsTo, seedStatements, type Seeds } from '../../seed/fill.ts';
import { upgradeFrom } from '../../world/upgrades.ts';

const handleOf = (db: Sqlite.Database): SqliteHandle => ({
  prepare: (sql) => db.prepare(sql),
  exec: (sql) => void db.exec(sql),
  close: () => void db.close(),
});

/**
 * Creates the bytes of a seeded world, once per process; every world is a copy of them. With `now` the instants of the seeds
 * move to that day, so that new content stays new.
 */
export const templateOf = (seeds: Seeds, now?: number): Buffer => {
  const db = new Sqlite(':memory:');
  db.exec('begin');
  for (const sql of migrations(sqliteDialect)) db.exec(sql);
  for (const { sql, rows } of seedStatements(now === undefined ? seeds : moveSeedsTo(seeds, now))) {
    const prepared = db.prepare(sql);
    for (const row of rows) prepared.run(...row);
  }
  db.exec('commit');
  const bytes = db.serialize();
  db.close();
  return bytes;
};

/** The engine of a world in memory, copied from a template. */
export const memoryHandle = (template: Buffer): SqliteHandle => handleOf(new Sqlite(template));

/** A world in memory, copied from a template. */
export const memoryWorld = (template: Buffer): Database => sqliteDatabase(memoryHandle(template));

/** A world's file that cannot be used; the message is a sentence for the user. */
export class WorldFileError extends Error {}

const versionOf = (db: Sqlite.Database): string | null => {
  const hasMeta = db.prepare(`select 1 from sqlite_schema where name = 'meta'`).get();
  if (hasMeta === undefined) return null;
  const row = db.prepare(`select value from meta where key = 'schema'`).get() as { value: string } | undefined;
  return row?.value ?? '';
};

const beginAnew = 'start with --fresh to begin anew.';

/** Only the owner can read the files of a world, those of an earlier version included; SQLite gives its other files the same mode. */
const makePrivate = (file: string): void => {
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
};

/** Errors that are about the disk and not about the file. */
const isOfDisk = (cause: unknown): boolean => /^SQLITE_(?:FULL|IOERR)/.test((cause as { code?: string }).code ?? '');

/** Copies all rows of a table; those whose key is there already stay as they are. */
const copyRows = (source: Sqlite.Database, db: Sqlite.Database, table: string): void => {
  const rows = source.prepare(`select * from "${table}"`).raw().all() as unknown[][];
  const first = rows[0];
  if (first === undefined) return;
  const insert = db.prepare(`insert or ignore into "${table}" values (${first.map(() => '?').join(', ')})`);
  for (const row of rows) insert.run(...row);
};

/** Fills in what the seeds have since a version, from a template. */
const fillFrom = (template: Buffer, db: Sqlite.Database, version: string): void => {
  const source = new Sqlite(template);
  fillAdded(db, version, (table, columns) => {
    const names = columns.map((each) => `"${each}"`).join(', ');
    return source.prepare(`select ${names} from "${table}"`).raw().all() as unknown[][];
  });
  source.close();
};

/**
 * Brings a stored world to today's version, in one transaction that waits for other processes that open the file. With a template the
 * seeds that came since are filled in. Returns whether it could.
 */
const upgrade = (db: Sqlite.Database, template?: Buffer): boolean =>
  db
    .transaction(() => {
      const version = versionOf(db);
      const statements = version === null ? null : upgradeFrom(version, sqliteDialect);
      if (version === null || statements === null) return false;
      statements.forEach((sql) => db.exec(sql));
      if (template !== undefined) fillFrom(template, db, version);
      return true;
    })
    .immediate();

/** Opens the file of a world in WAL mode, upgraded to today's version. Throws a WorldFileError if it is no world, damaged, or of a version that no upgrade starts from. */
export const openWorldFile = (file: string, template?: Buffer): Sqlite.Database => {
  if (statSync(file).size === 0) throw new WorldFileError(`The file ${file} is empty; ${beginAnew}`);
  const db = new Sqlite(file);
  try {
    db.pragma('journal_mode = wal');
    db.pragma('synchronous = normal');
    // Kibibytes, of which only as many are used as are read: with the 2 MB that are the default, lists of a large world read the file.
    db.pragma('cache_size = -65536');
    if (versionOf(db) === null || db.pragma('quick_check(1)', { simple: true }) !== 'ok')
      throw new WorldFileError(`The file ${file} is no world, or damaged; ${beginAnew}`);
    if (!upgrade(db, template)) throw new WorldFileError(`The data in ${file} is of another version; ${beginAnew}`);
    return db;
  } catch (cause) {
    db.close();
    if (cause instanceof WorldFileError || isOfDisk(cause)) throw cause;
    throw new WorldFileError(`The file ${file} is no world, or damaged; ${beginAnew}`);
  }
};

/** The engine of the world of a file that exists. Throws a WorldFileError. */
export const existingHandle = (file: string): SqliteHandle => {
  if (!existsSync(file)) throw new WorldFileError(`There is no world in ${file}.`);
  return handleOf(openWorldFile(file));
};

/** The world of a file that exists. Throws a WorldFileError. */
export const existingWorld = (file: string): Database => sqliteDatabase(existingHandle(file));

const copyTemplate = (db: Sqlite.Database, template: Buffer): void => {
  const source = new Sqlite(template);
  // The tables of an index of texts come with it, and triggers fill it as the rows are copied.
  const copy = source.prepare(
    `select s.type, s.name, s.sql, t.type as kind from sqlite_schema as s
     left join pragma_table_list as t on t.schema = 'main' and t.name = s.name
     where s.sql is not null and s.name not like 'sqlite_%' and t.type is not 'shadow'`,
  );
  const entries = copy.all() as { type: string; name: string; sql: string; kind: string | null }[];
  db.transaction(() => {
    for (const { sql } of entries) db.exec(sql);
    for (const { name } of entries.filter(({ kind }) => kind === 'table')) copyRows(source, db, name);
  })();
  source.close();
};

/** Creates the file of a world, which is whole or not there: a start on a full disk leaves nothing that the next one would load. */
const createFile = (file: string, template: Buffer): void => {
  const temporary = `${file}.new`;
  const removeTemporary = () => [temporary, `${temporary}-journal`].forEach((each) => rmSync(each, { force: true }));
  removeTemporary();
  closeSync(openSync(temporary, 'wx', 0o600));
  const db = new Sqlite(temporary);
  try {
    copyTemplate(db, template);
    db.close();
    renameSync(temporary, file);
  } catch (cause) {
    db.close();
    removeTemporary();
    throw cause;
  }
};

/**
 * A world in a file, created from a template if the file does not exist. WAL with synchronous NORMAL survives a crash of the
 * process; a power failure may lose the last commits.
 */
export const fileWorld = (file: string, template: Buffer): Database => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) createFile(file, template);
  makePrivate(file);
  return sqliteDatabase(handleOf(openWorldFile(file, template)));
};
