import { json } from '../column-specs.ts';

/** The payload of an event: ids and plain values. Its listener reads again what may have changed since. */
export type EventPayload = Readonly<Record<string, string | number | boolean | null>>;

/** The tables of events. */
export const eventTables = {
  /** The events that listeners still have to handle: a row for each of an event's listeners. */
  worldEvent: {
    id: 'id',
    event: 'text',
    listener: 'text',
    payload: json<EventPayload>(),
    at: 'instant',
    /** When it is handled if it is still here, in ISO 8601. */
    dueAt: 'instant',
    /** How often its listener has failed. */
    tries: 'int',
  },
} as const;
