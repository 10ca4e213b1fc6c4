import type { Brand, Language, Product } from '@lounge/locale';
import type { Infer, Push, Schema } from '@lounge/protocol';
import { publish, type Audience, type Bus, type Delivery } from './bus.ts';
import type { DeliveredMedia } from '../media/DeliveredMedia.ts';
import type { WorldChannel } from './channel.ts';
import type { Clock } from './clock.ts';
import { exceptClosed, type Database, type Executor } from './database.ts';
import type { Faults } from './Faults.ts';
import type { Journal } from './Journal.ts';
import type { ReencodeImage } from './reencode-image.ts';
import type { Json } from './json.ts';
import type { SecretHash } from './secret-hash.ts';
import { writeToOutbox } from './outbox.ts';
import type { MediaUrls } from './ports.ts';
import { dueEvents, insertEvents, leaveEvent, postponeEvent, takeEvent } from './stored-events.ts';
import type { WebPush } from './web-push.ts';
import type { EventPayload } from './tables/events.ts';

/** The parts of a world. */
export interface WorldParts {
  readonly name: string;
  readonly database: Database;
  readonly clock: Clock;
  /** A number from 0 to below 1. */
  readonly random: () => number;
  readonly bus: Bus;
  /** The other processes that have the world open. */
  readonly channel: WorldChannel;
  /** Creates addresses of protected pictures and clips. */
  readonly mediaUrls: MediaUrls;
  /** Hashes what must not be read from the database: phone numbers and pins. Not inside a change, where only the database is awaited. */
  readonly secretHash: SecretHash;
  /** Encodes uploaded pictures anew. Not inside a change, which it would hold up. */
  readonly reencodeImage: ReencodeImage;
  /** Sends messages to browsers. Not inside a change, which it would hold up. */
  readonly webPush: WebPush;
  /** The product of each brand. */
  readonly products: Readonly<Record<Brand, Product>>;
  /** How much of its stream each live chat has got. */
  readonly delivered: DeliveredMedia;
  /** Faults and stubs that the dev console injects into the next calls. */
  readonly faults: Faults;
  /** The latest answers, where the dev console or a developer's test has started it. */
  readonly journal: Journal;
  /** The listeners to events of the world, by their keys. */
  readonly listeners: ReadonlyMap<string, Listener>;
  /** Called with the error of a listener, which is tried again. */
  readonly report: (cause: unknown) => void;
}

/** An event as it is stored; `raise` creates it. */
export interface Raised {
  readonly event: string;
  readonly payload: Json<EventPayload>;
}

/** A module that listens to an event; `listen` creates it. */
export interface Listener {
  /** Names module and event; stored with each event, so it stays. */
  readonly key: string;
  readonly event: string;
  handle(payload: Json<EventPayload>, world: World): Promise<void>;
}

/** The part of a world that handlers use. `tx` is the open transaction, or the reader if the call changes nothing. */
export interface World {
  readonly tx: Executor;
  readonly clock: Clock;
  readonly random: () => number;
  /** Pushes are stored with the change and published after its commit; if the change fails they are dropped. */
  readonly bus: Bus;
  /** Events are stored with the change and handled after its commit; if the change fails they are dropped. A read raises none. */
  readonly events: { raise(raised: Raised): void };
  readonly mediaUrls: MediaUrls;
  readonly products: Readonly<Record<Brand, Product>>;
  readonly delivered: DeliveredMedia;
  readonly webPush: Pick<WebPush, 'key' | 'hosts'>;
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
  /** The visitor's IP address, for counting attempts; absent where there is no network. */
  readonly address?: string;
  /** The country of the visitor's network in two capital letters, as a trusted proxy names it; absent where none does. */
  readonly country?: string;
  /** Distinguishes anonymous visitors; absent where they cannot be distinguished. */
  readonly visitor?: string;
  /** Sets the topics of a kind, which begins them, that the caller's connection follows, in place of those before; absent without a connection. */
  readonly follow?: (kind: string, topics: readonly string[]) => void;
  /** Whether the request carries the server's admin token. @default false */
  readonly isAdmin?: boolean;
  /** Creates a token for an anonymous visitor; absent where calls have none. */
  readonly newVisitorToken?: () => string;
  /** The idempotency key of the call, or null. A repeated change with the same key is applied once. */
  readonly key: string | null;
}

/** Collects pushes until they are stored. */
const collectingBus = (bus: Bus): { bus: Bus; collected: readonly Delivery[] } => {
  const collected: Delivery[] = [];
  return {
    bus: { publish: (delivery) => void collected.push(delivery), subscribe: (listener) => bus.subscribe(listener) },
    collected,
  };
};

const noEvents: World['events'] = {
  raise: ({ event }) => {
    throw new Error(`A read raised the event ${event}: only a change does.`);
  },
};

/** An event once for each of its listeners. */
const forListeners = (raised: readonly Raised[], { listeners }: WorldParts) =>
  raised.flatMap((each) =>
    [...listeners.values()].flatMap(({ key, event }) => (event === each.event ? [{ ...each, listener: key }] : [])),
  );

/** Handles an event and deletes it, in one transaction; a failure is reported and postpones it. A closed world keeps it. */
const handleEvent = async (parts: WorldParts, id: number, reportAll: WorldParts['report']): Promise<void> => {
  const report = exceptClosed(reportAll);
  try {
    await runInWorld(parts, true, async (world) => {
      const taken = await takeEvent.first(world.tx, { id });
      if (taken === null) return;
      const listener = parts.listeners.get(taken.listener);
      if (listener === undefined) throw new Error(`There is no listener ${taken.listener}.`);
      await listener.handle(taken.payload, world);
    });
  } catch (cause) {
    report(cause);
    await parts.database.change((tx) => postponeEvent(tx, id, parts.clock)).catch(report);
  }
};

/**
 * Handles the events that are due: those whose listeners failed, and those that a process left behind that ended before it handled
 * them. To be called about once a second, by any process.
 */
export const handleDueEvents = async (parts: WorldParts, report: WorldParts['report']): Promise<void> => {
  const now = new Date(parts.clock.now()).toISOString();
  for (const { id, listener } of await dueEvents.all(parts.database.reader, { now })) {
    // A process of another version has it, or had it.
    if (parts.listeners.has(listener)) await handleEvent(parts, id, report);
    else await parts.database.change((tx) => leaveEvent(tx, id, parts.clock));
  }
};

/**
 * Runs `work` on a world: as a read, or in a transaction that also writes its pushes to the outbox. They are published after the commit;
 * then listeners handle its events, whose failures do not fail the change.
 */
export const runInWorld = <T>(parts: WorldParts, changes: boolean, work: (world: World) => Promise<T>): Promise<T> => {
  const { clock, random, bus, mediaUrls, products, delivered, webPush, database } = parts;
  const ports = { clock, random, mediaUrls, products, delivered, webPush };
  if (!changes) return work({ tx: database.reader, bus, events: noEvents, ...ports });
  const change = database.change(
    async (tx) => {
      const { bus: collecting, collected } = collectingBus(bus);
      const raised: Raised[] = [];
      const events: World['events'] = { raise: (each) => void raised.push(each) };
      const result = await work({ tx, bus: collecting, events, ...ports });
      const stored = await writeToOutbox(tx, collected, clock);
      return { result, stored, ids: await insertEvents(tx, forListeners(raised, parts), clock) };
    },
    // Here and not after the change, so that pushes are published in the order of their commits.
    ({ stored }) => stored.forEach((each) => bus.publish(each)),
  );
  return change.then(async ({ result, ids }) => {
    for (const id of ids) await handleEvent(parts, id, parts.report);
    return result;
  });
};

/** Publishes a push that no change causes, through the outbox as well. */
export const publishInWorld = <P extends Schema>(
  parts: WorldParts,
  push: Push<P>,
  to: Audience,
  payload: Infer<P>,
): Promise<void> => runInWorld(parts, true, async ({ bus }) => publish(bus, push, to, payload));
