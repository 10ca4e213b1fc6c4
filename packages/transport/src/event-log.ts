import type { AnyCall, InputOf } from '@lounge/protocol';
import type { Client } from './client.ts';
import type { Clock } from './clock.ts';

interface Waiting {
  readonly call: AnyCall;
  readonly input: object;
  readonly at: number;
}

/** Events that wait at most. @assumed The documents state no limit. */
const mostWaiting = 100;

type Added = 'timeDifference' | 'time';

/** Sends log events; those raised offline wait and are replayed, each with when it happened and how long ago. */
export interface EventLog {
  log<C extends AnyCall>(call: C, input: Omit<InputOf<C>, Added>): Promise<void>;
  /** Sends what waited, oldest first. */
  replay(): Promise<void>;
}

/**
 * Makes an event log over a client.
 * @assumed `timeDifference` is the delay in milliseconds between the event and its sending.
 */
export const createEventLog = (client: Client, clock: Clock): EventLog => {
  const waiting: Waiting[] = [];
  const send = async ({ call, input, at }: Waiting): Promise<boolean> => {
    const timed = { ...input, timeDifference: clock.now() - at, time: new Date(at).toISOString() };
    // The input of the call is generic here; log() has checked all but the added fields.
    const result = await client.call(call, timed as never);
    return result.ok || result.failure.kind !== 'offline';
  };
  return {
    log: async (call, input) => {
      const event = { call, input, at: clock.now() };
      if (!(await send(event)) && waiting.length < mostWaiting) waiting.push(event);
    },
    replay: async () => {
      for (const event of waiting.splice(0)) if (!(await send(event))) waiting.push(event);
    },
  };
};
