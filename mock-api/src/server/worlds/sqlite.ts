import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { SqliteHandle } from '../../world/database.ts';
import { migrations } from '../../world/migrate.ts';
import { seedsOn, seedStatements, type Seeds } from '../../world/fill.ts';
import { schemaVersion } from '../../world/tables.ts';

const handleOf = (db: Sqlite.Database): SqliteHandle => ({
  prepare: (sql) => db.prepare(sql),
  exec: (sql) => void db.exec(sql),
  close: () => void db.close(),
});

/**
 * The bytes of a seeded world, made once per process; every further world is a copy of them. With `now` the seeds' days
 * move to that day, so that what is new stays new.
 */
export const templateOf = (seeds: Seeds, now?: number): Buffer => {
  const db = new Sqlite(':memory:');
  db.exec('begin');
  for (const sql of migrations()) db.exec(sql);
  for (const { sql, rows } of seedStatements(now === undefined ? seeds : seedsOn(seeds, now))) {
    const prepared = db.prepare(sql);
    for (const row of rows) prepared.run(...row);
  }
  db.exec('commit');
  const bytes = db.serialize();
  db.close();
  return bytes;
};

/** A world in memory, copied from a template. */
export const memoryWorld = (template: Buffer): SqliteHandle => handleOf(new Sqlite(template));

/** Says in one sentence why a world's file cannot be used. */
export class WorldFileError extends Error {}

const versionOf = (db: Sqlite.Database): string | null => {
  const hasMeta = db.prepare(`select 1 from sqlite_schema where name = 'meta'`).get();
  if (hasMeta === undefined) return null;
  const row = db.prepare(`select value from meta where key = 'schema'`).get() as { value: string } | undefined;
  return row?.value ?? '';
};

/** Opens a file for fast, safe writing; what is no database is told in one sentence. */
const openedFile = (file: string): Sqlite.Database => {
  const db = new Sqlite(file);
  try {
    db.pragma('journal_mode = wal');
    db.pragma('synchronous = normal');
    return db;
  } catch (cause) {
    db.close();
    if ((cause as { code?: unknown }).code !== 'SQLITE_NOTADB') throw cause;
    throw new WorldFileError(`The file ${file} is no world; start with --fresh to begin anew.`);
  }
};

/**
 * A world in a file, made from a template when the file is not there. WAL with synchronous NORMAL survives the end of
 * the process, not a loss of power.
 */
export const fileWorld = (file: string, template: Buffer): SqliteHandle => {
  mkdirSync(dirname(file), { recursive: true });
  const db = openedFile(file);
  const version = versionOf(db);
  if (version !== null) {
    if (version === String(schemaVersion)) return handleOf(db);
    db.close();
    throw new WorldFileError(`The data in ${file} is of another version; start with --fresh to begin anew.`);
  }
  const source = new Sqlite(template);
  const copy = source.prepare(
    `select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%'`,
  );
  const entries = copy.all() as { type: string; name: string; sql: string }[];
  db.transaction(() => {
    for (const { sql } of entries) db.exec(sql);
    for (const { name } of entries.filter(({ type }) => type === 'table')) {
      const rows = source.prepare(`select * from "${name}"`).raw().all() as unknown[][];
      const first = rows[0];
      if (first === undefined) continue;
      const insert = db.prepare(`insert into "${name}" values (${first.map(() => '?').join(', ')})`);
      for (const row of rows) insert.run(...row);
    }
  })();
  source.close();
  return handleOf(db);
};
