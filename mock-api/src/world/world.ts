import type { Brand, Language } from '@lounge/locale';
import type { Bus } from './bus.ts';
import type { Database, Executor } from './database.ts';
import type { Faults } from './Faults.ts';
import type { MediaUrls } from './ports.ts';

/** Tells the time; worlds may run on a moved or standing clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** What a world is made of. */
export interface WorldParts {
  readonly name: string;
  readonly database: Database;
  readonly clock: Clock;
  /** A number from 0 up to 1, from the world's own seed. */
  readonly random: () => number;
  readonly bus: Bus;
  /** Gives addresses of pictures and clips that not everybody may see. */
  readonly mediaUrls: MediaUrls;
  /** What somebody at the dev console planned for the next calls. */
  readonly faults: Faults;
}

/** What a handler sees of its world: `tx` is the change that is open, or a reader where the call changes nothing. */
export interface World {
  readonly tx: Executor;
  readonly clock: Clock;
  readonly random: () => number;
  /** Pushes leave once the change is committed; if it fails they never leave. */
  readonly bus: Bus;
  readonly mediaUrls: MediaUrls;
}

/** Who makes a call, and from where. */
export interface Caller {
  /** Null for anonymous visitors. */
  readonly guestId: number | null;
  readonly language: Language;
  readonly brand: Brand;
  readonly requestId: string;
  /** The hash of the session's token; absent without a session. */
  readonly session?: string;
  /** What tells one anonymous visitor from another; absent where that cannot be told. */
  readonly visitor?: string;
  /** The idempotency key that came with the call, or null: the same key makes a repeated change count once. */
  readonly key: string | null;
}

const queuedBus = (bus: Bus): { bus: Bus; release: () => void } => {
  const waiting: Parameters<Bus['publish']>[0][] = [];
  return {
    bus: { publish: (delivery) => void waiting.push(delivery), subscribe: (hear) => bus.subscribe(hear) },
    release: () => waiting.forEach((delivery) => bus.publish(delivery)),
  };
};

/** Runs `work` on a world: in a transaction whose pushes leave after the commit, or as a plain read. */
export const inWorld = <T>(parts: WorldParts, changes: boolean, work: (world: World) => Promise<T>): Promise<T> => {
  const { clock, random, bus, mediaUrls } = parts;
  if (!changes) return work({ tx: parts.database.reader, clock, random, bus, mediaUrls });
  const held = queuedBus(bus);
  return parts.database
    .change((tx) => work({ tx, clock, random, bus: held.bus, mediaUrls }))
    .then((result) => {
      held.release();
      return result;
    });
};
