import { json } from '../column-specs.ts';

/** What an event tells: ids and plain values. What may have changed since is read again by its listener. */
export type EventPayload = Readonly<Record<string, string | number | boolean | null>>;

/** The tables of events. */
export const eventTables = {
  /** What a listener still has to handle: an event in a row for each of its listeners. */
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
