import type { WorldParts } from '@lounge/mock-api';
import { memoryWorld, readSeeds, templateOf, createWorld, seededRandom } from '@lounge/mock-api/server';
import { fakeClock, type FakeClock } from '@lounge/transport/fakes';

/** A seeded world in memory with a fake clock. */
export interface AWorld {
  readonly world: WorldParts;
  readonly clock: FakeClock;
  /** Runs SQL on the world's database. */
  run(sql: string, ...parameters: readonly unknown[]): Promise<readonly unknown[]>;
}

let template: Buffer | null = null;

/** Creates a world from the committed seeds; its clock starts at 20:00 in Berlin on 20 November 2026. */
export const aWorld = (name = 'test'): AWorld => {
  template ??= templateOf(readSeeds());
  const clock = fakeClock();
  const world = createWorld(name, memoryWorld(template), clock, seededRandom(1));
  const run = (sql: string, ...parameters: readonly unknown[]) =>
    world.database.change((tx) => tx.query(sql, parameters));
  return { world, clock, run };
};
