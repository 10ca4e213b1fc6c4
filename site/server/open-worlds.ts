import { existsSync } from 'node:fs';
import {
  createAddressCipher,
  createImageWorker,
  fileWorld,
  worldStore,
  memoryWorld,
  secureRandom,
  seededRandom,
  encryptedMediaUrls,
  secretHashes,
  AdjustableClock,
  takeSnapshot,
  templateOf,
  createWorld,
  type DevConsoleOptions,
  type Observation,
  type Worlds,
} from '@lounge/mock-api/server';
import type { Brand, Product } from '@lounge/locale';
import type { Clock, Seeds } from '@lounge/mock-api';

/** Options of openWorlds. */
export interface WorldSources {
  /** The file of the main world. */
  readonly file: string;
  readonly secret: string;
  /** Secrets that it has replaced. @default none */
  readonly previousSecrets?: readonly string[];
  readonly clock: Clock;
  /** Whether there are named worlds besides the main one. */
  readonly hasNamed: boolean;
  /** How many of them are open at a time; the least recently used one is closed. @default 64 */
  readonly mostNamed?: number;
  /** The seeds that worlds start with. */
  readonly seeds: Seeds;
  /** Returns the seeds for a reset of the main world: those from the seed editor. @default seeds */
  readonly mainSeeds?: () => Seeds;
  /** The product of each brand. @default the platform's */
  readonly products?: Readonly<Record<Brand, Product>> | undefined;
  /** Whether streams have addresses for WebRTC, too. @default false */
  readonly hasWebRtc?: boolean;
  /** Called with the error of a listener to the worlds' pushes. @default an unhandled rejection */
  readonly report?: (cause: unknown) => void;
  /** Runs around each change of each world. @default nothing */
  readonly aroundChange?: Observation['aroundChange'];
}

/** The worlds of a server. */
export interface OpenedWorlds {
  readonly worlds: Worlds;
  /** Whether the main world was just created. */
  readonly isNew: boolean;
  /** Returns a world's initial content, with dates moved to today. */
  readonly original: DevConsoleOptions['initialSnapshot'];
}

/**
 * Opens the main world in its file, and named worlds in memory; each has a clock that can be steered. Named worlds, which tests and
 * stories use, draw the same prizes each time.
 */
export const openWorlds = (sources: WorldSources): OpenedWorlds => {
  const { file, secret, clock, hasNamed, seeds, mainSeeds = () => seeds, previousSecrets, report } = sources;
  const { hasWebRtc = false, products } = sources;
  const ports = {
    mediaUrls: encryptedMediaUrls(createAddressCipher(secret), { hasWebRtc }),
    secretHash: secretHashes(secret, previousSecrets),
    reencodeImage: createImageWorker(),
    ...(products === undefined ? {} : { products }),
    ...(report === undefined ? {} : { report }),
    aroundChange: sources.aroundChange,
  };
  const isNew = !existsSync(file);
  const template = templateOf(seeds, clock.now());
  const main = createWorld('main', fileWorld(file, template), new AdjustableClock(clock), secureRandom, ports);
  const create = (name: string) =>
    createWorld(name, memoryWorld(template), new AdjustableClock(clock), seededRandom(1), ports);
  const original: OpenedWorlds['original'] = async (world) => {
    const initial = templateOf(world === main ? mainSeeds() : seeds, clock.now());
    const database = memoryWorld(initial);
    try {
      return await takeSnapshot({ database });
    } finally {
      database.close();
    }
  };
  return {
    worlds: worldStore({ main, make: hasNamed ? create : null, mostNamed: sources.mostNamed }),
    isNew,
    original,
  };
};
