import type { Database as Wasm, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { After } from '../scripts/after.ts';
import { addedSince } from '../seed/added-since.ts';
import { moveSeedsTo, seedRows, seedStatements, type Seeds } from '../seed/fill.ts';
import { sqliteDatabase } from '../world/sqlite-database.ts';
import { migrations } from '../world/migrate.ts';
import { sqliteDialect } from '../world/sqlite-dialect.ts';
import { upgradeFrom } from '../world/upgrades.ts';
import type { Clock } from '../world/clock.ts';
import type { WorldParts } from '../world/world.ts';
import { createWorld } from '../create-world.ts';
import { fillAdded } from '../fill-added.ts';
import { loadEngine } from './engine.ts';
import { handleOf, imageOf, openEmpty, openImage } from './wasm-handle.ts';
import { seededRandom } from '../world/seeded-random.ts';

/** Stores the image of a world between visits. */
export interface ImageStore {
  /** Returns the stored image, or null. */
  read(): Promise<Uint8Array | null>;
  write(image: Uint8Array): Promise<void>;
}

/** Options of a stored world. */
export interface StoredWorldOptions {
  readonly store: ImageStore;
  /** Fetches the seeds of a new world; their instants move to today. */
  readonly seeds: () => Promise<Seeds>;
  readonly clock: Clock;
  /** Schedules saving. */
  readonly after: After;
  /** Called with the cause if saving fails; the world continues. */
  readonly report: (cause: unknown) => void;
}

/** A world that is stored between visits. */
export interface StoredWorld {
  readonly world: WorldParts;
  /** Whether it is new: there was no stored image, or none that can be used. */
  readonly isNew: boolean;
  /** Saves changes, if there are any. */
  save(): Promise<void>;
}

/** Delay of saving, so that changes are saved together. */
const saveDelayMs = 100;

const versionOf = (db: Wasm): string => {
  const version = db.selectValue(`select value from meta where key = 'schema'`);
  return typeof version === 'string' ? version : '';
};

/** Fills in what the seeds have since a version. */
const fillFrom = (seeds: Seeds, db: Wasm, version: string, now: number): void => {
  const all: Partial<Record<string, readonly object[]>> = seedRows(moveSeedsTo(seeds, now));
  fillAdded(handleOf(db), version, (table, columns) =>
    (all[table] ?? []).map((row) => {
      const values = new Map(Object.entries(row));
      return columns.map((each) => values.get(each));
    }),
  );
};

/** Opens the stored image, upgraded to today's version; returns null if it is invalid or of a version that no upgrade starts from. */
const openStored = async (
  sqlite: Sqlite3Static,
  image: Uint8Array,
  { seeds, clock }: Pick<StoredWorldOptions, 'seeds' | 'clock'>,
): Promise<Wasm | null> => {
  try {
    const db = openImage(sqlite, image);
    const version = versionOf(db);
    const statements = upgradeFrom(version, sqliteDialect);
    if (statements !== null) {
      const content = addedSince(version).length === 0 ? null : await seeds();
      db.transaction(() => {
        statements.forEach((sql) => db.exec(sql));
        if (content !== null) fillFrom(content, db, version, clock.now());
      });
      return db;
    }
    db.close();
    return null;
  } catch {
    return null;
  }
};

/** Creates a database from the seeds, with their instants moved to today. */
const openSeeded = (sqlite: Sqlite3Static, seeds: Seeds, now: number): Wasm => {
  const db = openEmpty(sqlite);
  const handle = handleOf(db);
  handle.exec('begin');
  for (const sql of migrations(sqliteDialect)) handle.exec(sql);
  for (const { sql, rows } of seedStatements(moveSeedsTo(seeds, now))) {
    const prepared = handle.prepare(sql);
    for (const row of rows) prepared.run(...row);
  }
  handle.exec('commit');
  return db;
};

/**
 * Opens a world in the browser that is saved after every change: the stored one, or a new one from the seeds. Two pages over one
 * store do not see each other's changes; the last save wins.
 */
export const openStoredWorld = async (options: StoredWorldOptions): Promise<StoredWorld> => {
  const { store, seeds, clock, after, report } = options;
  const [sqlite, image] = await Promise.all([loadEngine(), store.read()]);
  const stored = image === null ? null : await openStored(sqlite, image, options);
  const db = stored ?? openSeeded(sqlite, await seeds(), clock.now());
  const parts = createWorld('main', sqliteDatabase(handleOf(db)), clock, seededRandom(clock.now()));
  const { database } = parts;
  let cancelTimer: (() => void) | null = null;
  let writing: Promise<void> = Promise.resolve();
  // An empty change makes sure that no other one is open.
  const write = async (): Promise<void> =>
    store.write(await database.change(() => Promise.resolve(imageOf(sqlite, db))));
  const save = (): Promise<void> => {
    if (cancelTimer !== null) {
      cancelTimer();
      cancelTimer = null;
      writing = write();
    }
    return writing;
  };
  const scheduleSave = (): void => {
    cancelTimer ??= after(saveDelayMs, () => void save().catch(report));
  };
  const change: typeof database.change = async (work, afterCommit) => {
    const result = await database.change(work, afterCommit);
    scheduleSave();
    return result;
  };
  const world = { ...parts, database: { reader: database.reader, change, close: () => database.close() } };
  if (stored === null) scheduleSave();
  return { world, isNew: stored === null, save };
};
