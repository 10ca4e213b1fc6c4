import type { Brand, Language } from '@lounge/locale';
import type { Bus } from './bus.ts';
import type { Clock } from './clock.ts';
import type { Database, Executor } from './database.ts';
import type { Faults } from './Faults.ts';
import type { MediaUrls } from './ports.ts';

/** The parts of a world. */
export interface WorldParts {
  readonly name: string;
  readonly database: Database;
  readonly clock: Clock;
  /** A number from 0 to below 1, from the world's own seed. */
  readonly random: () => number;
  readonly bus: Bus;
  /** Creates addresses of protected pictures and clips. */
  readonly mediaUrls: MediaUrls;
  /** Faults that the dev console injects into the next calls. */
  readonly faults: Faults;
}

/** What a handler sees of its world. `tx` is the open transaction, or the reader if the call changes nothing. */
export interface World {
  readonly tx: Executor;
  readonly clock: Clock;
  readonly random: () => number;
  /** Pushes are published after the commit; if the change fails they are dropped. */
  readonly bus: Bus;
  readonly mediaUrls: MediaUrls;
}

/** Who makes a call. */
export interface Caller {
  /** Null for anonymous visitors. */
  readonly guestId: number | null;
  readonly language: Language;
  readonly brand: Brand;
  readonly requestId: string;
  /** The hash of the session's token; absent without a session. */
  readonly session?: string;
  /** Distinguishes anonymous visitors; absent where they cannot be distinguished. */
  readonly visitor?: string;
  /** The idempotency key of the call, or null. A repeated change with the same key is applied once. */
  readonly key: string | null;
}

const queuedBus = (bus: Bus): { bus: Bus; flush: () => void } => {
  const queued: Parameters<Bus['publish']>[0][] = [];
  return {
    bus: { publish: (delivery) => void queued.push(delivery), subscribe: (listener) => bus.subscribe(listener) },
    flush: () => queued.forEach((delivery) => bus.publish(delivery)),
  };
};

/** Runs `work` on a world: in a transaction whose pushes are published after the commit, or as a plain read. */
export const runInWorld = <T>(parts: WorldParts, changes: boolean, work: (world: World) => Promise<T>): Promise<T> => {
  const { clock, random, bus, mediaUrls } = parts;
  if (!changes) return work({ tx: parts.database.reader, clock, random, bus, mediaUrls });
  const queue = queuedBus(bus);
  return parts.database
    .change((tx) => work({ tx, clock, random, bus: queue.bus, mediaUrls }))
    .then((result) => {
      queue.flush();
      return result;
    });
};
