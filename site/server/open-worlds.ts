import { existsSync } from 'node:fs';
import {
  createAddressCipher,
  fileWorld,
  worldStore,
  memoryWorld,
  encryptedMediaUrls,
  sqliteDatabase,
  AdjustableClock,
  takeSnapshot,
  templateOf,
  createWorld,
  type DevConsoleOptions,
  type Worlds,
} from '@lounge/mock-api/server';
import type { Clock, Seeds } from '@lounge/mock-api';

/** What worlds are opened from. */
export interface WorldSources {
  /** The file of the main world. */
  readonly file: string;
  readonly secret: string;
  readonly clock: Clock;
  /** Whether there are others beside the main one. */
  readonly hasNamed: boolean;
  /** What worlds begin with. */
  readonly seeds: Seeds;
  /** What the main world begins with when it is reset: the seeds as somebody edited them. @default seeds */
  readonly mainSeeds?: () => Seeds;
}

/** The worlds of a host. */
export interface OpenedWorlds {
  readonly worlds: Worlds;
  /** Whether the main world was made just now. */
  readonly isNew: boolean;
  /** What a world holds at its beginning, moved to today. */
  readonly original: DevConsoleOptions['initialSnapshot'];
}

/** Opens the main world in its file, and others in memory where there are any; each has a clock that can be steered. */
export const openWorlds = (sources: WorldSources): OpenedWorlds => {
  const { file, secret, clock, hasNamed, seeds, mainSeeds = () => seeds } = sources;
  const ports = { mediaUrls: encryptedMediaUrls(createAddressCipher(secret)) };
  const isNew = !existsSync(file);
  const template = templateOf(seeds, clock.now());
  const main = createWorld('main', fileWorld(file, template), new AdjustableClock(clock), 1, ports);
  const make = (name: string) => createWorld(name, memoryWorld(template), new AdjustableClock(clock), 1, ports);
  const original: OpenedWorlds['original'] = async (world) => {
    const begun = templateOf(world === main ? mainSeeds() : seeds, clock.now());
    const database = sqliteDatabase(memoryWorld(begun));
    try {
      return await takeSnapshot({ database });
    } finally {
      database.close();
    }
  };
  return { worlds: worldStore({ main, make: hasNamed ? make : null }), isNew, original };
};
