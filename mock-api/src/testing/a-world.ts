import { memoryWorld, templateOf } from '../server/worlds/sqlite.ts';
import { readSeeds } from '../server/worlds/seeds.ts';
import { worldOver } from '../server/worlds/worlds.ts';
import type { WorldParts } from '../world/world.ts';

/** A seeded world in memory for tests. */
export interface AWorld {
  readonly world: WorldParts;
  /** Moves the clock, in milliseconds; it stands otherwise. */
  readonly pass: (ms: number) => void;
  /** Runs a statement past every rule. */
  readonly run: (sql: string, ...parameters: readonly unknown[]) => Promise<readonly unknown[]>;
}

let template: Buffer | null = null;

/** The bytes of a seeded world. */
export const seeded = (): Buffer => (template ??= templateOf(readSeeds()));

/** Makes a world of the committed seeds; it starts at 20:00 in Berlin on 20 November 2026. */
export const aWorld = (name = 'test'): AWorld => {
  let now = Date.parse('2026-11-20T19:00:00.000Z');
  const world = worldOver(name, memoryWorld(seeded()), { now: () => now });
  return {
    world,
    pass: (ms) => void (now += ms),
    run: (sql, ...parameters) => world.database.change((tx) => tx.query(sql, parameters)),
  };
};
