import type { Clock } from './clock.ts';
import type { Executor } from './database.ts';
import type { Json } from './json.ts';
import { statement, type Bind } from './statement.ts';
import type { EventPayload } from './tables/events.ts';

/** An event for one listener. */
interface EventFor {
  readonly event: string;
  readonly payload: Json<EventPayload>;
  readonly listener: string;
}

/**
 * When an event is due that is not handled after its commit, as the process ended or the listener failed: the more often, the later.
 */
const delayMs = (tries: number): number => Math.min(5000 * 2 ** tries, 600_000);

const dueAfter = (tries: number, clock: Clock): string => new Date(clock.now() + delayMs(tries)).toISOString();

const insertEvent = statement(
  (db, $: Bind<{ event: string; payload: Json<EventPayload>; listener: string; at: string; dueAt: string }>) =>
    db
      .insertInto('worldEvent')
      .values({
        event: $('event'),
        payload: $('payload'),
        listener: $('listener'),
        at: $('at'),
        dueAt: $('dueAt'),
        tries: 0,
      })
      .returning('id'),
);

/** Stores events in the transaction that raised them. Returns their ids. */
export const insertEvents = async (
  tx: Executor,
  events: readonly EventFor[],
  clock: Clock,
): Promise<readonly number[]> => {
  if (events.length === 0) return [];
  const [at, dueAt] = [new Date(clock.now()).toISOString(), dueAfter(0, clock)];
  const ids: number[] = [];
  for (const each of events) {
    const inserted = await insertEvent.first(tx, { ...each, at, dueAt });
    if (inserted === null) throw new Error(`The event ${each.event} was not stored.`);
    ids.push(inserted.id);
  }
  return ids;
};

/** Deletes an event as done and returns it; null if another process was first. */
export const takeEvent = statement((db, $: Bind<{ id: number }>) =>
  db.deleteFrom('worldEvent').where('id', '=', $('id')).returning(['event', 'payload', 'listener']),
);

const eventTries = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('worldEvent').select('tries').where('id', '=', $('id')),
);

const setTries = statement((db, $: Bind<{ id: number; tries: number; dueAt: string }>) =>
  db
    .updateTable('worldEvent')
    .set({ tries: $('tries'), dueAt: $('dueAt') })
    .where('id', '=', $('id')),
);

/** Postpones an event whose listener failed. */
export const postponeEvent = async (tx: Executor, id: number, clock: Clock): Promise<void> => {
  const tries = ((await eventTries.first(tx, { id }))?.tries ?? 0) + 1;
  await setTries.all(tx, { id, tries, dueAt: dueAfter(tries, clock) });
};

/** Events wait this long for a process that has their listener. */
const unknownForMs = 24 * 3_600_000;

/** Deletes an event for a listener that no process has had for a day. A newer process beside this one may have it. */
const deleteForgotten = statement((db, $: Bind<{ id: number; before: string }>) =>
  db.deleteFrom('worldEvent').where('id', '=', $('id')).where('at', '<', $('before')),
);

/** Leaves an event to another process; after a day it is deleted. */
export const leaveEvent = async (tx: Executor, id: number, clock: Clock): Promise<void> => {
  await deleteForgotten.all(tx, { id, before: new Date(clock.now() - unknownForMs).toISOString() });
  await postponeEvent(tx, id, clock);
};

/** The events that are due, in the order in which they were raised. */
export const dueEvents = statement((db, $: Bind<{ now: string }>) =>
  db.selectFrom('worldEvent').select(['id', 'listener']).where('dueAt', '<=', $('now')).orderBy('id'),
);
