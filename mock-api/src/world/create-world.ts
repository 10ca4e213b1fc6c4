import { DeliveredMedia } from '../media/DeliveredMedia.ts';
import { localBus } from './bus.ts';
import { sqliteDatabase, type SqliteHandle } from './database.ts';
import { Faults } from './Faults.ts';
import { plainImage } from './reencode-image.ts';
import { plainSecretHash } from './secret-hash.ts';
import { plainMediaUrls, type Ports } from './ports.ts';
import type { Clock } from './clock.ts';
import type { WorldParts } from './world.ts';

/** As an unhandled rejection, which no caller of the world gets instead of its answer. */
const throwLater = (cause: unknown): void => void Promise.reject(cause as Error);

/**
 * Creates an isolated world over a database handle. `random` decides prizes: `secureRandom` where people play, `seededRandom` where
 * the world must be the same each time.
 */
export const createWorld = (
  name: string,
  handle: SqliteHandle,
  clock: Clock,
  random: WorldParts['random'],
  {
    mediaUrls = plainMediaUrls,
    secretHash = plainSecretHash,
    reencodeImage = plainImage,
    report = throwLater,
  }: Partial<Ports> = {},
): WorldParts => ({
  name,
  database: sqliteDatabase(handle),
  clock,
  random,
  bus: localBus(report),
  mediaUrls: mediaUrls({ name, clock }),
  secretHash,
  reencodeImage,
  delivered: new DeliveredMedia(),
  faults: new Faults(),
});
