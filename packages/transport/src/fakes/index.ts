import type { Command, Infer, Push, Schema } from '@lounge/protocol';
import type { CallTransport, WireAnswer, WireRequest } from '../call-transport.ts';
import type { Clock } from '../clock.ts';
import type { Socket, SocketState } from '../socket.ts';

/** A clock that stands until it is moved. */
export interface FakeClock extends Clock {
  /** Moves the clock on; timers run in order, at their own time. */
  advance(ms: number): void;
}

/** Makes a standing clock. */
export const fakeClock = (start = Date.parse('2026-11-20T19:00:00.000Z')): FakeClock => {
  let time = start;
  let serial = 0;
  const timers = new Map<number, { at: number; act: () => void }>();
  const nextBefore = (limit: number) =>
    [...timers].filter(([, { at }]) => at <= limit).sort(([a, x], [b, y]) => x.at - y.at || a - b)[0];
  return {
    now: () => time,
    after: (ms, act) => {
      serial += 1;
      const id = serial;
      timers.set(id, { at: time + ms, act });
      return () => timers.delete(id);
    },
    advance: (ms) => {
      const target = time + ms;
      for (let next = nextBefore(target); next !== undefined; next = nextBefore(target)) {
        const [id, { at, act }] = next;
        timers.delete(id);
        time = at;
        act();
      }
      time = target;
    },
  };
};

/** A carrier that answers by a function and remembers what was asked. */
export const fakeTransport = (
  answer: (request: WireRequest) => WireAnswer | Promise<WireAnswer>,
): CallTransport & { readonly sent: WireRequest[] } => {
  const sent: WireRequest[] = [];
  return {
    sent,
    send: async (request) => {
      sent.push(request);
      return answer(request);
    },
  };
};

/** A realtime connection that a test or story speaks for. */
export interface FakeSocket extends Socket {
  /** What was sent, in order. */
  readonly sent: { readonly type: string; readonly payload: unknown }[];
  /** Lets the server say something; who listens hears it before this returns. */
  receive<P extends Schema>(push: Push<P>, payload: Infer<P>): void;
  /** Moves the connection to a state. */
  setState(state: SocketState): void;
}

/** Makes a connection without a network; `take` may act on what is sent, and says whether it went out. */
export const fakeSocket = (take: (command: Command, payload: unknown) => boolean = () => true): FakeSocket => {
  const heard = new Map<string, Set<(payload: never) => void>>();
  const states = new Set<(state: SocketState) => void>();
  const sent: { type: string; payload: unknown }[] = [];
  const socket = {
    state: 'idle' as SocketState,
    sent,
    connect: () => socket.setState('connecting'),
    send: (command: Command, payload: unknown) => {
      const isTaken = take(command, payload);
      if (isTaken) sent.push({ type: command.type, payload });
      return isTaken;
    },
    on: ({ type }: Push, hear: (payload: never) => void) => {
      const listeners = heard.get(type) ?? new Set();
      heard.set(type, listeners.add(hear));
      return () => void listeners.delete(hear);
    },
    onState: (hear: (state: SocketState) => void) => {
      states.add(hear);
      return () => void states.delete(hear);
    },
    // Listeners are stored by type, so each receives the payload of its own push.
    receive: ({ type }: Push, payload: unknown) => heard.get(type)?.forEach((hear) => hear(payload as never)),
    setState: (state: SocketState) => {
      socket.state = state;
      states.forEach((hear) => hear(state));
    },
  };
  return socket;
};
