import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { SqliteHandle } from '../../world/database.ts';
import { migrations } from '../../world/migrate.ts';
import { moveSeedsTo, seedStatements, type Seeds } from '../../world/fill.ts';
import { schemaVersion } from '../../world/tables.ts';

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
  for (const sql of migrations()) db.exec(sql);
  for (const { sql, rows } of seedStatements(now === undefined ? seeds : moveSeedsTo(seeds, now))) {
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

/** A world's file that cannot be used; the message is a sentence for the user. */
export class WorldFileError extends Error {}

const versionOf = (db: Sqlite.Database): string | null => {
  const hasMeta = db.prepare(`select 1 from sqlite_schema where name = 'meta'`).get();
  if (hasMeta === undefined) return null;
  const row = db.prepare(`select value from meta where key = 'schema'`).get() as { value: string } | undefined;
  return row?.value ?? '';
};

/** Opens a file in WAL mode. Throws a WorldFileError if it is not a database. */
const openFile = (file: string): Sqlite.Database => {
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
 * A world in a file, created from a template if the file does not exist. WAL with synchronous NORMAL survives a crash of the
 * process; a power failure may lose the last commits.
 */
export const fileWorld = (file: string, template: Buffer): SqliteHandle => {
  mkdirSync(dirname(file), { recursive: true });
  const db = openFile(file);
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
