import { createScope, createSocket, type Client, type Scope, type Socket, type WebSocketLike } from '@lounge/transport';
import { fakeClock, type FakeClock } from '@lounge/transport/fakes';
import type { PactCaller } from './callers.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The guest's side of the realtime connection: the real socket client over a wire that the test holds. */
export interface SocketSide {
  readonly socket: Socket;
  readonly clock: FakeClock;
  readonly scope: Scope;
  /** A client for stores that make no call before the effect is looked at; it refuses all. */
  readonly client: Client;
  /** Frames that the client sent, opened. */
  readonly sent: readonly Fields[];
  /** Hands a frame to the client. */
  receive(frame: unknown): void;
  /** Opens the wire; the client asks for a session. */
  open(): void;
}

/** Makes the guest's side; nothing is sent before `open`. */
export const socketSide = ({ identity }: PactCaller): SocketSide => {
  const clock = fakeClock();
  const scope = createScope();
  const sent: Fields[] = [];
  const wire: WebSocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => void sent.push(JSON.parse(text) as Fields),
    close: () => undefined,
  };
  const fail = (problem: string) => () => {
    throw new Error(problem);
  };
  const socket = createSocket({
    clock,
    scope,
    identity: () => identity,
    open: () => wire,
    onError: fail('the connection closed'),
    onSchemaMismatch: (type, field) => fail(`"${type}" does not fit at ${field ?? 'its root'}`)(),
  });
  return {
    socket,
    clock,
    scope,
    sent,
    client: { call: () => Promise.reject(new Error('no call was expected')) },
    // The client reads only the data of the event.
    receive: (frame) => wire.onmessage?.({ data: JSON.stringify(frame) } as never),
    open: () => {
      socket.connect();
      // The client reads nothing of the event.
      wire.onopen?.({} as never);
    },
  };
};
