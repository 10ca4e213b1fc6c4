import { memoryWorld, templateOf } from '../server/worlds/sqlite.ts';
import { readSeeds } from '../server/worlds/seeds.ts';
import { createWorld } from '../create-world.ts';
import type { Database } from '../world/database.ts';
import type { Ports } from '../world/ports.ts';
import type { WorldParts } from '../world/world.ts';
import { seededRandom } from '../world/seeded-random.ts';

/** A seeded world in memory for tests. */
export interface AWorld {
  readonly world: WorldParts;
  /** Moves the clock by milliseconds; otherwise it is stopped. */
  readonly pass: (ms: number) => void;
  /** Runs SQL directly on the database; `R` is the type of its rows. */
  readonly run: <R = unknown>(sql: string, ...parameters: readonly unknown[]) => Promise<readonly R[]>;
}

let template: Buffer | null = null;

/** The bytes of a seeded world. */
export const seeded = (): Buffer => (template ??= templateOf(readSeeds()));

let openDatabase = (): Database => memoryWorld(seeded());
let isSqlite = true;

/** Whether the worlds of tests are on SQLite. What only SQLite has is tested there. */
export const onSqlite = (): boolean => isSqlite;

/** The database of a new world: in memory, unless the tests run on another one. */
export const newDatabase = (): Database => openDatabase();

/** Sets where the worlds of the following tests are. */
export const openTestWorldsBy = (open: () => Database): void => {
  openDatabase = open;
  isSqlite = false;
};

/** Creates a world with the committed seeds. Its clock is stopped at 20:00 in Berlin on 20 November 2026. */
export const aWorld = (name = 'test', ports: Partial<Ports> = {}): AWorld => {
  let now = Date.parse('2026-11-20T19:00:00.000Z');
  const world = createWorld(name, newDatabase(), { now: () => now }, seededRandom(1), ports);
  return {
    world,
    pass: (ms) => void (now += ms),
    run: <R>(sql: string, ...parameters: readonly unknown[]) =>
      world.database.change((tx) => tx.query(sql, parameters) as Promise<readonly R[]>),
  };
};
