import { existsSync } from 'node:fs';
import {
  afterByTimer,
  createAddressCipher,
  createImageWorker,
  fileWorld,
  worldStore,
  memoryWorld,
  postgresWorlds,
  secureRandom,
  seededRandom,
  encryptedMediaUrls,
  secretHashes,
  AdjustableClock,
  takeSnapshot,
  templateOf,
  createWorld,
  type DevConsoleOptions,
  type WorldStoreOptions,
  type Worlds,
} from '@lounge/mock-api/server';
import type { Brand, Product } from '@lounge/locale';
import type { Clock, Database, Seeds } from '@lounge/mock-api';

/** Options of openWorlds. */
export interface WorldSources {
  /** Where the main world is: a file, or a database of PostgreSQL. */
  readonly main: { readonly file: string } | { readonly databaseUrl: string };
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
}

/** The worlds of a server. */
export interface OpenedWorlds {
  readonly worlds: Worlds;
  /** Whether the main world was just created. */
  readonly isNew: boolean;
  /** Returns a world's initial content, with dates moved to today. */
  readonly original: DevConsoleOptions['initialSnapshot'];
}

/** The databases of worlds, and the time and leadership of the processes that share them. */
interface Storage extends Pick<WorldStoreOptions, 'leadership' | 'afterClose'> {
  readonly main: Database;
  readonly isNew: boolean;
  readonly clock: Clock;
  readonly named: (name: string) => Database | Promise<Database>;
}

const storageOf = async ({ main, clock, seeds, report = throwLater }: WorldSources): Promise<Storage> => {
  if ('databaseUrl' in main)
    return postgresWorlds({ url: main.databaseUrl, seeds, clock, after: afterByTimer, report });
  const isNew = !existsSync(main.file);
  const template = templateOf(seeds, clock.now());
  return { main: fileWorld(main.file, template), isNew, clock, named: () => memoryWorld(template) };
};

const throwLater = (cause: unknown): void => void Promise.reject(cause as Error);

/**
 * Opens the main world in its file or database, and named worlds in memory or databases of their own; each has a clock that can be steered.
 * Named worlds, which tests and stories use, draw the same prizes each time.
 */
export const openWorlds = async (sources: WorldSources): Promise<OpenedWorlds> => {
  const { secret, hasNamed, seeds, mainSeeds = () => seeds, previousSecrets, report } = sources;
  const { hasWebRtc = false, products } = sources;
  const ports = {
    mediaUrls: encryptedMediaUrls(createAddressCipher(secret), { hasWebRtc }),
    secretHash: secretHashes(secret, previousSecrets),
    reencodeImage: createImageWorker(),
    ...(products === undefined ? {} : { products }),
    ...(report === undefined ? {} : { report }),
  };
  const { main: mainDatabase, isNew, clock, named, ...shared } = await storageOf(sources);
  const main = createWorld('main', mainDatabase, new AdjustableClock(clock), secureRandom, ports);
  const make = async (name: string) =>
    createWorld(name, await named(name), new AdjustableClock(clock), seededRandom(1), ports);
  const original: OpenedWorlds['original'] = async (world) => {
    const initial = templateOf(world === main ? mainSeeds() : seeds, clock.now());
    const database = memoryWorld(initial);
    try {
      return await takeSnapshot({ database });
    } finally {
      database.close();
    }
  };
  const { mostNamed } = sources;
  return { worlds: worldStore({ main, make: hasNamed ? make : null, mostNamed, ...shared }), isNew, original };
};
