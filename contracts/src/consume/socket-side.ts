import { createScope, createSocket, type Client, type Scope, type Socket, type WebSocketLike } from '@lounge/transport';
import { fakeClock, type FakeClock } from '@lounge/transport/fakes';
import type { PactCaller } from './callers.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The consumer of realtime interactions: the real socket client over a fake WebSocket. */
export interface SocketSide {
  readonly socket: Socket;
  readonly clock: FakeClock;
  readonly scope: Scope;
  /** A client that rejects every call, for stores that must not make one. */
  readonly client: Client;
  /** Parsed frames that the client sent. */
  readonly sent: readonly Fields[];
  /** Delivers a frame to the client. */
  receive(frame: unknown): void;
  /** Opens the connection; the client requests a session. */
  open(): void;
}

/** Creates the consumer; nothing is sent before `open`. */
export const socketSide = ({ identity }: PactCaller): SocketSide => {
  const clock = fakeClock();
  const scope = createScope();
  const sent: Fields[] = [];
  const webSocket: WebSocketLike = {
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
    open: () => webSocket,
    onError: fail('the connection closed'),
    onSchemaMismatch: (type, field) => fail(`"${type}" does not match its schema at ${field ?? 'its root'}`)(),
  });
  return {
    socket,
    clock,
    scope,
    sent,
    client: { call: () => Promise.reject(new Error('no call was expected')) },
    // The client reads only the data of the event.
    receive: (frame) => webSocket.onmessage?.({ data: JSON.stringify(frame) } as never),
    open: () => {
      socket.connect();
      // The client reads nothing of the event.
      webSocket.onopen?.({} as never);
    },
  };
};
