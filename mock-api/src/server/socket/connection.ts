import type { IncomingMessage } from 'node:http';
import type { Brand, Language } from '@lounge/locale';
import { beat, sessionEnded } from '@lounge/protocol/foundation/realtime';
import { sessionExpired } from '@lounge/protocol/foundation/session';
import type { WebSocket } from 'ws';
import { PushFeed } from '../../dispatch/PushFeed.ts';
import { sessionTtl } from '../../wire/session-ttl.ts';
import { matchesAudience, wireMessage, type Delivery } from '../../world/bus.ts';
import type { WorldParts } from '../../world/world.ts';
import type { Hosting } from '../http/hosting.ts';
import type { ServerContext } from '../server-context.ts';

/** A connection with more buffered bytes than this is too slow and is closed. */
const maxBufferedBytes = 8 * 1024 * 1024;

/** An open socket with its visitor. */
export interface Connection {
  readonly socket: WebSocket;
  readonly feed: PushFeed;
  /** The client's address. */
  readonly address: string;
  /** The country of the client's network; null if it is unknown. */
  readonly country: string | null;
  readonly brand: Brand;
  guestId: number | null;
  /** The hash of the session's token; null without a session. */
  session: string | null;
  /** The name of an anonymous visitor; null for guests, and without a token. */
  visitor: string | null;
  /** The language of the session request. */
  language: Language;
  /** The topics that it follows. */
  topics: ReadonlySet<string>;
  /** When the last message arrived, in milliseconds of `performance.now()`. */
  lastMessageAt: number;
  /** When it was opened, in milliseconds of `performance.now()`. */
  readonly openedAt: number;
}

/** Sends a message as JSON. */
export const send = (socket: WebSocket, message: unknown): void => socket.send(JSON.stringify(message));

const frames = new WeakMap<Delivery, Buffer>();

/** A push is serialized once for all connections. */
const frameOf = (delivery: Delivery): Buffer => {
  const known = frames.get(delivery);
  if (known !== undefined) return known;
  const frame = Buffer.from(JSON.stringify(wireMessage(delivery)));
  frames.set(delivery, frame);
  return frame;
};

const sendPush = (socket: WebSocket, delivery: Delivery): void => {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > maxBufferedBytes) socket.close(1013);
  else socket.send(frameOf(delivery), { binary: false });
};

/** A connection ends with its session, and gets no more pushes of its guest until it is closed. */
export const endSession = (connection: Connection): void => {
  connection.feed.end();
  connection.guestId = null;
  connection.session = null;
  connection.visitor = null;
  connection.socket.close(sessionEnded, 'session ended');
};

/** A connection before its session request. */
export const newConnection = (socket: WebSocket, request: IncomingMessage, hosting: Hosting): Connection => {
  const deliver = (delivery: Delivery): void => {
    sendPush(socket, delivery);
    if (delivery.message.type === sessionExpired.type) endSession(connection);
  };
  const connection: Connection = {
    socket,
    feed: new PushFeed({
      deliver,
      send: (message) => send(socket, message),
      onLost: () => socket.close(1013, 'pushes cannot be read'),
    }),
    address: hosting.addressOf(request),
    country: hosting.countryOf(request),
    brand: hosting.brandOf(request),
    guestId: null,
    session: null,
    visitor: null,
    language: 'en',
    topics: new Set(),
    lastMessageAt: performance.now(),
    openedAt: performance.now(),
  };
  return connection;
};

const publishTo = (connections: ReadonlySet<Connection>, delivery: Delivery): void => {
  for (const connection of connections) if (matchesAudience(delivery.to, connection)) connection.feed.deliver(delivery);
};

/** Stores the connections of each world, weakly, and delivers the pushes of its bus. */
export const connectionStore = ({ worlds }: Pick<ServerContext, 'worlds'>) => {
  const byWorld = new WeakMap<WorldParts, Set<Connection>>();
  const connectionsOf = (world: WorldParts): Set<Connection> => {
    let connections = byWorld.get(world);
    if (connections === undefined) byWorld.set(world, (connections = new Set()));
    return connections;
  };
  worlds.onOpen((world) => {
    const connections = connectionsOf(world);
    world.bus.subscribe((delivery) => publishTo(connections, delivery));
  });
  return connectionsOf;
};

const beatFrame = Buffer.from(JSON.stringify({ type: beat.type }));

/** Sends a sign of life to every connection with a session. */
export const sendHeartbeats = (connections: Iterable<Connection>): void => {
  for (const { socket, feed } of connections)
    if (feed.isOpen && socket.readyState === socket.OPEN) socket.send(beatFrame, { binary: false });
};

/** How long a connection may be without a session, in milliseconds; clients ask for one at once. */
export const sessionWithinMs = 30_000;

/**
 * Closes connections that were silent for longer than the session's lifetime, before which clients ping, and those that never asked
 * for a session.
 */
export const closeIdle = (connections: Iterable<Connection>, now = performance.now()): void => {
  for (const { socket, feed, lastMessageAt, openedAt } of connections) {
    if (lastMessageAt < now - sessionTtl * 1000) socket.close(1001, 'silent');
    else if (!feed.isOpen && openedAt < now - sessionWithinMs) socket.close(1008, 'no session');
  }
};

/** The number of connections of an address that have no session. */
export const countWithoutSession = (connections: Iterable<Connection>, address: string): number => {
  let count = 0;
  for (const connection of connections) if (!connection.feed.isOpen && connection.address === address) count += 1;
  return count;
};
