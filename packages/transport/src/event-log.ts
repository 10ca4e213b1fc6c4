import type { AnyCall, InputOf } from '@lounge/protocol';
import type { Client } from './client.ts';
import type { Clock } from './clock.ts';
import type { Result } from './failure.ts';

/** A log event that was raised at `at`, in milliseconds since 1970. */
interface QueuedEvent {
  readonly at: number;
  /** Sends the event with the given time fields. */
  readonly send: (time: EventTime) => Promise<Result<unknown>>;
}

/** Maximum number of queued events. @assumed The documents state no limit. */
const maxQueued = 100;

/** The fields that the log adds to an event. */
export interface EventTime {
  /** Milliseconds between the event and its sending. */
  readonly timeDifference: number;
  /** When the event was raised, ISO 8601. */
  readonly time: string;
}

/**
 * Sends log events. Events that were raised offline are queued and sent later, with the time at which they were raised.
 * @spec state:offline-log-queue
 */
export interface EventLog {
  log<C extends AnyCall>(call: C, input: Omit<InputOf<C>, keyof EventTime>): Promise<void>;
  /** Sends queued events, oldest first, until one cannot be sent. */
  replay(): Promise<void>;
}

/**
 * Creates an event log over a client.
 * @assumed `timeDifference` is the delay in milliseconds between the event and its sending.
 */
export const createEventLog = (client: Client, clock: Clock): EventLog => {
  const queue: QueuedEvent[] = [];
  const trySend = async ({ at, send }: QueuedEvent): Promise<boolean> => {
    const result = await send({ timeDifference: clock.now() - at, time: new Date(at).toISOString() });
    return result.ok || result.failure.kind !== 'offline';
  };
  return {
    log: async <C extends AnyCall>(call: C, input: Omit<InputOf<C>, keyof EventTime>) => {
      const send = (time: EventTime) => client.call(call, { ...input, ...time } as InputOf<C>);
      const event = { at: clock.now(), send };
      if (!(await trySend(event)) && queue.length < maxQueued) queue.push(event);
    },
    replay: async () => {
      const events = queue.splice(0);
      while (events[0] !== undefined && (await trySend(events[0]))) events.shift();
      queue.unshift(...events);
      queue.splice(maxQueued);
    },
  };
};
