import type { Command, Infer, Push, Schema } from '@lounge/protocol';
import type { CallTransport, WireAnswer, WireRequest } from '../call-transport.ts';
import type { Clock } from '../clock.ts';
import type { Socket, SocketState } from '../socket.ts';

/** A clock that a test moves. */
export interface FakeClock extends Clock {
  /** Moves the clock forward; timers fire in order, each at its time. */
  advance(ms: number): void;
}

/** Creates a clock that stands still. */
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

/** A transport that answers with a function and records its requests. */
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

/** A realtime connection whose server is the test or story. */
export interface FakeSocket extends Socket {
  /** Sent commands, in order. */
  readonly sent: { readonly type: string; readonly payload: unknown }[];
  /** Delivers a push; listeners run before this returns. */
  receive<P extends Schema>(push: Push<P>, payload: Infer<P>): void;
  /** Changes the state of the connection. */
  setState(state: SocketState): void;
}

/** Creates a connection without a network. `onSend` may act on a command; its result is the result of `send`. */
export const fakeSocket = (onSend: (command: Command, payload: unknown) => boolean = () => true): FakeSocket => {
  const listenersByType = new Map<string, Set<(payload: never) => void>>();
  const stateListeners = new Set<(state: SocketState) => void>();
  const sent: { type: string; payload: unknown }[] = [];
  const socket = {
    state: 'idle' as SocketState,
    sent,
    connect: () => socket.setState('connecting'),
    send: (command: Command, payload: unknown) => {
      const isSent = onSend(command, payload);
      if (isSent) sent.push({ type: command.type, payload });
      return isSent;
    },
    on: ({ type }: Push, listener: (payload: never) => void) => {
      const listeners = listenersByType.get(type) ?? new Set();
      listenersByType.set(type, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
    onState: (listener: (state: SocketState) => void) => {
      stateListeners.add(listener);
      return () => void stateListeners.delete(listener);
    },
    receive: ({ type }: Push, payload: unknown) =>
      // Listeners are stored by type, so each receives the payload of its own push.
      listenersByType.get(type)?.forEach((listener) => listener(payload as never)),
    setState: (state: SocketState) => {
      socket.state = state;
      stateListeners.forEach((listener) => listener(state));
    },
  };
  return socket;
};
