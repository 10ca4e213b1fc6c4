import { products as platformProducts } from '@lounge/locale';
import { DeliveredMedia } from '../media/DeliveredMedia.ts';
import { localBus } from './bus.ts';
import type { Database } from './database.ts';
import { Faults } from './Faults.ts';
import { Journal } from './Journal.ts';
import { observedDatabase } from './observed-database.ts';
import { plainImage } from './reencode-image.ts';
import { plainSecretHash } from './secret-hash.ts';
import { plainWebPush } from './web-push.ts';
import { plainMediaUrls, type Ports } from './ports.ts';
import { noChannel } from './channel.ts';
import type { Clock } from './clock.ts';
import type { Listener, WorldParts } from './world.ts';

/** As an unhandled rejection, which no caller of the world gets instead of its answer. */
export const throwLater = (cause: unknown): void => void Promise.reject(cause as Error);

const byKey = (listeners: readonly Listener[]): WorldParts['listeners'] => {
  const found = new Map(listeners.map((each) => [each.key, each]));
  if (found.size < listeners.length) throw new Error('Two listeners have the same key.');
  return found;
};

/** Creates an isolated world over a database, with the listeners to its events. `createWorld` passes those of all modules. */
export const bareWorld = (
  name: string,
  database: Database,
  clock: Clock,
  random: WorldParts['random'],
  listeners: readonly Listener[],
  {
    mediaUrls = plainMediaUrls,
    secretHash = plainSecretHash,
    reencodeImage = plainImage,
    webPush = plainWebPush,
    products = platformProducts,
    report = throwLater,
    channel = noChannel,
    bus = localBus(report),
    delivered = new DeliveredMedia(),
    faults = new Faults(),
    aroundChange,
  }: Partial<Ports> = {},
): WorldParts => ({
  name,
  database: aroundChange === undefined ? database : observedDatabase(database, aroundChange),
  clock,
  random,
  channel,
  bus,
  mediaUrls: mediaUrls({ name, clock }),
  secretHash,
  reencodeImage,
  webPush,
  products,
  delivered,
  faults,
  journal: new Journal(name),
  listeners: byKey(listeners),
  report,
});
