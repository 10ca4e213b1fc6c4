import { localBus } from './bus.ts';
import { sqliteDatabase, type SqliteHandle } from './database.ts';
import { Faults } from './Faults.ts';
import { plainMediaUrls, type Ports } from './ports.ts';
import { seededRandom } from './seeded-random.ts';
import type { Clock } from './clock.ts';
import type { WorldParts } from './world.ts';

/** Creates an isolated world over a database handle. */
export const createWorld = (
  name: string,
  handle: SqliteHandle,
  clock: Clock,
  seed = 1,
  { mediaUrls = plainMediaUrls }: Partial<Ports> = {},
): WorldParts => ({
  name,
  database: sqliteDatabase(handle),
  clock,
  random: seededRandom(seed),
  bus: localBus(),
  mediaUrls: mediaUrls({ name, clock }),
  faults: new Faults(),
});
