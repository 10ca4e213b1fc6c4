import type { WorldParts } from '@lounge/mock-api';
import { memoryWorld, readSeeds, templateOf, createWorld } from '@lounge/mock-api/server';
import { fakeClock, type FakeClock } from '@lounge/transport/fakes';

/** A seeded world in memory whose clock stands until it is moved. */
export interface AWorld {
  readonly world: WorldParts;
  readonly clock: FakeClock;
  /** Runs a statement on the world's database, past every rule. */
  run(sql: string, ...parameters: readonly unknown[]): Promise<readonly unknown[]>;
}

let template: Buffer | null = null;

/** Makes a world of the committed seeds; it starts at 20:00 in Berlin on 20 November 2026. */
export const aWorld = (name = 'test'): AWorld => {
  template ??= templateOf(readSeeds());
  const clock = fakeClock();
  const world = createWorld(name, memoryWorld(template), clock);
  const run = (sql: string, ...parameters: readonly unknown[]) =>
    world.database.change((tx) => tx.query(sql, parameters));
  return { world, clock, run };
};
