import { listeners } from './listeners.ts';
import { bareWorld } from './world/bare-world.ts';
import type { Clock } from './world/clock.ts';
import type { Database } from './world/database.ts';
import type { Ports } from './world/ports.ts';
import type { WorldParts } from './world/world.ts';

/**
 * Creates an isolated world over a database, with the listeners of all modules. `random` decides prizes: `secureRandom` where
 * people play, `seededRandom` where the world must be the same each time.
 */
export const createWorld = (
  name: string,
  database: Database,
  clock: Clock,
  random: WorldParts['random'],
  ports: Partial<Ports> = {},
): WorldParts => bareWorld(name, database, clock, random, listeners, ports);
