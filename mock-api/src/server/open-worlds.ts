import { existsSync } from 'node:fs';
import type { Brand, Product } from '@lounge/locale';
import { createWorld } from '../create-world.ts';
import type { Seeds } from '../seed/fill.ts';
import { AdjustableClock } from '../world/AdjustableClock.ts';
import { throwLater } from '../world/bare-world.ts';
import type { Clock } from '../world/clock.ts';
import type { Database } from '../world/database.ts';
import { secretHashes } from '../world/secret-hash.ts';
import { secureRandom } from '../world/secure-random.ts';
import { seededRandom } from '../world/seeded-random.ts';
import { takeSnapshot, type Snapshot } from '../world/snapshot.ts';
import type { ReencodeImage } from '../world/reencode-image.ts';
import type { WorldParts } from '../world/world.ts';
import { afterByTimer } from './after-by-timer.ts';
import { createAddressCipher } from './media/address-cipher.ts';
import { encryptedMediaUrls } from './media/encrypted-media-urls.ts';
import { RedisChannels } from './processes/RedisChannels.ts';
import { shareWorld } from './processes/shared-world.ts';
import type { Observation } from './observation.ts';
import { pushSender, type PushSenderOptions } from './web-push/push-sender.ts';
import { createImageWorker } from './uploads/image-worker.ts';
import { idOfDatabase } from './worlds/postgres/id-of-database.ts';
import { hasSecretOf } from './worlds/postgres/one-secret.ts';
import { WorldDatabaseError } from './worlds/postgres/open-postgres.ts';
import { postgresWorlds, type PostgresWorlds } from './worlds/postgres/postgres-worlds.ts';
import { fileWorld, memoryWorld, templateOf } from './worlds/sqlite.ts';
import { worldStore, type Worlds, type WorldStoreOptions } from './worlds/worlds.ts';

/** Options of openWorlds. */
export interface WorldSources {
  /** Where the main world is: a file, or a database of PostgreSQL. */
  readonly main: { readonly file: string } | { readonly databaseUrl: string; readonly redisUrl: string | null };
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
  /** Where messages to browsers are sent. @default the push services of the common browsers */
  readonly webPush?: Omit<PushSenderOptions, 'secret'>;
  /** Encodes uploaded pictures anew. @default in a thread */
  readonly reencodeImage?: ReencodeImage;
  /** Runs around every change, for metrics and traces. @default nothing */
  readonly aroundChange?: Observation['aroundChange'];
  /** Called with the error of a listener to the worlds' pushes. @default an unhandled rejection */
  readonly report?: (cause: unknown) => void;
}

/** The worlds of a server. */
export interface OpenedWorlds {
  readonly worlds: Worlds;
  /** Whether the main world was just created. */
  readonly isNew: boolean;
  /** Returns a world's initial content, with dates moved to today. */
  readonly original: (world: WorldParts) => Promise<Snapshot>;
  /** The line to the other processes; null where there are none. It is closed after the worlds. */
  readonly channels: RedisChannels | null;
}

/** The databases of worlds, and the time and leadership of the processes that share them. */
interface Storage extends Pick<WorldStoreOptions, 'leadership'> {
  /** Follows the end of a named world, and of all others. */
  readonly afterClose?: PostgresWorlds['afterClose'];
  readonly main: Database;
  readonly isNew: boolean;
  readonly clock: Clock;
  readonly named: (name: string) => Database | Promise<Database>;
  readonly channels: RedisChannels | null;
}

const otherSecret =
  'The servers of this world sign with another SECRET: set theirs here, or name it in PREVIOUS_SECRETS to replace it. If it is lost, delete the row "secret" of the table "meta"; all sessions end then.';

const channelsOf = async (main: Database, url: string | null, report: (cause: unknown) => void) => {
  if (url === null) return null;
  const channels = new RedisChannels({ url, prefix: `lounge ${await idOfDatabase(main.reader)} `, report });
  await channels.open();
  return channels;
};

const storageOf = async (sources: WorldSources): Promise<Storage> => {
  const { main, clock, seeds, secret, previousSecrets = [], report = throwLater } = sources;
  if ('databaseUrl' in main) {
    const { databaseUrl: url, redisUrl } = main;
    const worlds = await postgresWorlds({ url, seeds, clock, after: afterByTimer, report });
    try {
      if (!(await hasSecretOf(worlds.main, secret, previousSecrets))) throw new WorldDatabaseError(otherSecret);
      return { ...worlds, channels: await channelsOf(worlds.main, redisUrl, report) };
    } catch (cause) {
      worlds.main.close();
      await worlds.leadership.close();
      throw cause;
    }
  }
  const isNew = !existsSync(main.file);
  const template = templateOf(seeds, clock.now());
  return { main: fileWorld(main.file, template), isNew, clock, named: () => memoryWorld(template), channels: null };
};

/**
 * Opens the main world in its file or database, and named worlds in memory or databases of their own; each has a clock that can be steered.
 * Named worlds, which tests and stories use, draw the same prizes each time.
 */
export const openWorlds = async (sources: WorldSources): Promise<OpenedWorlds> => {
  const { secret, hasNamed, seeds, mainSeeds = () => seeds, previousSecrets, report = throwLater } = sources;
  const { hasWebRtc = false, products } = sources;
  const ports = {
    mediaUrls: encryptedMediaUrls(createAddressCipher(secret), { hasWebRtc }),
    secretHash: secretHashes(secret, previousSecrets),
    webPush: pushSender({ secret, ...sources.webPush }),
    reencodeImage: sources.reencodeImage ?? createImageWorker(),
    ...(products === undefined ? {} : { products }),
    report,
    aroundChange: sources.aroundChange,
  };
  const { main: mainDatabase, isNew, clock, named, channels, afterClose, ...shared } = await storageOf(sources);
  const create = async (name: string, database: Database, random: () => number): Promise<WorldParts> => {
    if (channels === null) return createWorld(name, database, new AdjustableClock(clock), random, ports);
    const { parts, clock: sharedClock, follow } = await shareWorld(name, { channels, database, clock, report });
    const world = createWorld(name, database, sharedClock, random, { ...ports, ...parts });
    follow(world);
    return world;
  };
  const main = await create('main', mainDatabase, secureRandom);
  const make = async (name: string): Promise<WorldParts> => {
    const database = await named(name);
    try {
      return await create(name, database, seededRandom(1));
    } catch (cause) {
      database.close();
      await afterClose?.({ name });
      throw cause;
    }
  };
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
  const worlds = worldStore({
    main,
    make: hasNamed ? make : null,
    mostNamed,
    afterClose: async (world) => {
      world.channel.close();
      await afterClose?.(world);
    },
    ...shared,
  });
  return { worlds, isNew, original, channels };
};
