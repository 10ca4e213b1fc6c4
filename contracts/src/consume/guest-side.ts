import {
  createClient,
  createScope,
  createSocket,
  type CallTransport,
  type Client,
  type Failure,
  type Scope,
  type Socket,
  type SocketOptions,
  type WebSocketLike,
} from '@lounge/transport';
import { fakeClock, type FakeClock } from '@lounge/transport/fakes';
import { ackSession, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { pactVersion, type Frame } from '../derive/wire.ts';
import type { PactCaller } from './callers.ts';

/** The consumer of an interaction: the real client with its socket and a fake clock. */
export interface GuestSide {
  readonly client: Client;
  readonly transport: CallTransport;
  readonly socket: Socket;
  readonly clock: FakeClock;
  readonly scope: Scope;
  /** The frames that were sent over the socket. */
  readonly sent: readonly Frame[];
  /** Sends a frame that the client itself does not send. */
  send(frame: Frame): void;
  /** Delivers a frame to the client. */
  receive(frame: Frame): void;
}

const fail = (problem: string): never => {
  throw new Error(problem);
};

/** A WebSocket whose server replies to frames by their type, with the key of the frame where the reply has one, at the end of the current task as a network would. */
const replyingSocket = (replies: ReadonlyMap<string, Frame>) => {
  const sent: Frame[] = [];
  // The client reads only the data of the event.
  const receive = (frame: Frame): void => void webSocket.onmessage?.({ data: JSON.stringify(frame) } as never);
  const webSocket: WebSocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    close: () => undefined,
    send: (text) => {
      const frame = JSON.parse(text) as Frame;
      sent.push(frame);
      const reply = replies.get(String(frame['type']));
      if (reply === undefined) return;
      const hasKey = 'key' in reply && 'key' in frame;
      queueMicrotask(() => receive(hasKey ? { ...reply, key: frame['key'] } : reply));
    },
  };
  const open = (): WebSocketLike => {
    // The client reads nothing of the event.
    queueMicrotask(() => webSocket.onopen?.({} as never));
    return webSocket;
  };
  return { open, receive, sent, send: (frame: Frame) => webSocket.send(JSON.stringify(frame)) };
};

/** A transport for interactions without HTTP: a request fails the whole run, because the client itself handles errors. */
const noTransport: CallTransport = {
  send: ({ path }) => {
    queueMicrotask(() => fail(`a request of ${path} was not expected`));
    return Promise.reject(new Error('no transport'));
  },
};

/** Options of the consumer. */
export interface GuestSideOptions {
  /** @default one that no request may use */
  readonly transport?: CallTransport;
  /** The last pushes of the streams that the page has seen. @default nothing */
  readonly since?: SocketOptions['since'];
  /** The frames with which the server of the socket replies, by the type of the command. */
  readonly replies?: Readonly<Record<string, Frame>>;
}

/** Creates the consumer; its socket is not connected. */
export const guestSide = (
  { identity }: PactCaller,
  { transport = noTransport, since, replies = {} }: GuestSideOptions = {},
): GuestSide => {
  const clock = fakeClock();
  const scope = createScope();
  const session = { [sessionRequest.type]: { type: ackSession.type } };
  const server = replyingSocket(new Map(Object.entries({ ...session, ...replies })));
  let keys = 0;
  const socket = createSocket({
    clock,
    scope,
    identity: () => identity,
    since,
    open: server.open,
    onError: () => fail('the connection closed'),
    onSchemaMismatch: (type, field) => fail(`"${type}" does not match its schema at ${field ?? 'its root'}`),
  });
  const client = createClient({
    transport,
    clock,
    socket,
    version: pactVersion,
    strict: true,
    report: ({ message }: Failure) => fail(message),
    identity: () => identity,
    newKey: () => `k-${(keys += 1)}`,
  });
  return { client, transport, socket, clock, scope, sent: server.sent, send: server.send, receive: server.receive };
};
