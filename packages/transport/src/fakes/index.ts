import type { AnswerOf, Command, Infer, InputOf, Push, Schema } from '@lounge/protocol';
import { refused } from '@lounge/protocol/foundation/realtime';
import type { CallTransport, WireAnswer, WireRequest } from '../call-transport.ts';
import type { CallOptions } from '../call-options.ts';
import type { Identity } from '../identity.ts';
import type { Clock } from '../clock.ts';
import { fakeClock } from './fake-clock.ts';
import { CommandCalls } from '../command-calls.ts';
import type { Result } from '../failure.ts';
import type { Socket, SocketState } from '../socket.ts';

export { fakeClock, type FakeClock } from './fake-clock.ts';

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
  readonly sent: { readonly type: string; readonly payload: unknown; readonly key: string }[];
  /** Delivers a push, with the key of the command that it answers; listeners run before this returns. */
  receive<P extends Schema>(push: Push<P>, payload: Infer<P>, key?: string): void;
  /** Changes the state of the connection. */
  setState(state: SocketState): void;
  /** Pushes were missed. */
  resync(): void;
}

/** Options of fakeSocket. */
export interface FakeSocketOptions {
  /** @default a clock that stands still */
  readonly clock?: Clock;
  /** @default guest 7 */
  readonly identity?: () => Identity;
  /** Acts on a command that is sent. */
  readonly onCommand?: (command: Command, input: unknown, key: string) => void;
}

const guest = (): Identity => ({ token: 'test-token', guestId: 7, language: 'en' });

/** Creates a connection without a network, which is ready. */
export const fakeSocket = (options: FakeSocketOptions = {}): FakeSocket => {
  const listenersByType = new Map<string, Set<(payload: never) => void>>();
  const stateListeners = new Set<(state: SocketState) => void>();
  const resyncListeners = new Set<() => void>();
  const sent: { type: string; payload: unknown; key: string }[] = [];
  const calls = new CommandCalls({
    clock: options.clock ?? fakeClock(),
    identity: options.identity ?? guest,
    isReady: () => socket.state === 'ready',
    send: (command, payload, key) => {
      sent.push({ type: command.type, payload, key });
      options.onCommand?.(command, payload, key);
    },
  });
  const socket = {
    state: 'ready' as SocketState,
    sent,
    connect: () => socket.setState('connecting'),
    call: <C extends Command>(command: C, input: InputOf<C>, callOptions?: CallOptions) =>
      calls.call(command, input, callOptions) as Promise<Result<AnswerOf<C>>>,
    on: ({ type }: Push, listener: (payload: never) => void) => {
      const listeners = listenersByType.get(type) ?? new Set();
      listenersByType.set(type, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
    onState: (listener: (state: SocketState) => void) => {
      stateListeners.add(listener);
      return () => void stateListeners.delete(listener);
    },
    onResync: (listener: () => void) => {
      resyncListeners.add(listener);
      return () => void resyncListeners.delete(listener);
    },
    resync: () => resyncListeners.forEach((listener) => listener()),
    receive: ({ type }: Push, payload: unknown, key?: string) => {
      // Listeners are stored by type, so each receives the payload of its own push.
      listenersByType.get(type)?.forEach((listener) => listener(payload as never));
      if (type !== refused.type) return calls.onPush(type, payload, key);
      const { code, field } = payload as Infer<typeof refused.payload>;
      calls.onRejection(code, field, key);
    },
    setState: (state: SocketState) => {
      socket.state = state;
      if (state === 'ready') calls.onReady();
      else if (state === 'ended') calls.end();
      else calls.onLost();
      stateListeners.forEach((listener) => listener(state));
    },
  };
  return socket;
};
