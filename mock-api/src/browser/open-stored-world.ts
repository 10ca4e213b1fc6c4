import type { Database as Wasm, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { After } from '../scripts/after.ts';
import { seedsOn, seedStatements, type Seeds } from '../world/fill.ts';
import { migrations } from '../world/migrate.ts';
import { schemaVersion } from '../world/tables.ts';
import type { Clock, WorldParts } from '../world/world.ts';
import { worldOver } from '../world/world-over.ts';
import { theEngine } from './engine.ts';
import { handleOf, imageOf, openEmpty, openImage } from './wasm-handle.ts';

/** Where the bytes of a world are kept between two visits. */
export interface ImageStore {
  /** What was kept, or null. */
  read(): Promise<Uint8Array | null>;
  write(image: Uint8Array): Promise<void>;
}

/** What a world that outlives its page is made of. */
export interface StoredWorldOptions {
  readonly store: ImageStore;
  /** Fetches what a new world begins with; its days move to today. */
  readonly seeds: () => Promise<Seeds>;
  readonly clock: Clock;
  /** Tells when changes are to be kept. */
  readonly after: After;
  /** Hears why the world could not be kept; it goes on all the same. */
  readonly report: (cause: unknown) => void;
}

/** A world that outlives its page. */
export interface StoredWorld {
  readonly world: WorldParts;
  /** Whether it was made just now: nothing was kept, or nothing that can be used. */
  readonly isNew: boolean;
  /** Keeps what has changed; at once where nothing has. */
  save(): Promise<void>;
}

/** How long changes wait for others that are kept with them. */
const saveAfterMs = 100;

const versionOf = (db: Wasm): unknown => db.selectValue(`select value from meta where key = 'schema'`);

/** The kept bytes as a database; null where they are none, or of another version. */
const openKept = (sqlite: Sqlite3Static, image: Uint8Array): Wasm | null => {
  try {
    const db = openImage(sqlite, image);
    if (versionOf(db) === String(schemaVersion)) return db;
    db.close();
    return null;
  } catch {
    return null;
  }
};

/** A database that is filled with seeds, as if they had been written today. */
const openSeeded = (sqlite: Sqlite3Static, seeds: Seeds, now: number): Wasm => {
  const db = openEmpty(sqlite);
  const handle = handleOf(db);
  handle.exec('begin');
  for (const sql of migrations()) handle.exec(sql);
  for (const { sql, rows } of seedStatements(seedsOn(seeds, now))) {
    const prepared = handle.prepare(sql);
    for (const row of rows) prepared.run(...row);
  }
  handle.exec('commit');
  return db;
};

/**
 * Opens a world in the browser that is kept after every change: what was kept before, or a new one from the seeds. Two
 * pages over one store do not see each other's changes; who is kept last stays.
 */
export const openStoredWorld = async (options: StoredWorldOptions): Promise<StoredWorld> => {
  const { store, seeds, clock, after, report } = options;
  const [sqlite, image] = await Promise.all([theEngine(), store.read()]);
  const kept = image === null ? null : openKept(sqlite, image);
  const db = kept ?? openSeeded(sqlite, await seeds(), clock.now());
  const parts = worldOver('main', handleOf(db), clock, clock.now());
  const { database } = parts;
  let waiting: (() => void) | null = null;
  let writing: Promise<void> = Promise.resolve();
  // Inside a change that does nothing, no other is half-way.
  const write = async (): Promise<void> =>
    store.write(await database.change(() => Promise.resolve(imageOf(sqlite, db))));
  const save = (): Promise<void> => {
    if (waiting !== null) {
      waiting();
      waiting = null;
      writing = write();
    }
    return writing;
  };
  const soon = (): void => {
    waiting ??= after(saveAfterMs, () => void save().catch(report));
  };
  const change: typeof database.change = async (work) => {
    const result = await database.change(work);
    soon();
    return result;
  };
  const world = { ...parts, database: { reader: database.reader, change, close: () => database.close() } };
  if (kept === null) soon();
  return { world, isNew: kept === null, save };
};
