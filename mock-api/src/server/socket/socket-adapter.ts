import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { socketPath, type FailureCode } from '@lounge/protocol';
import { beatIntervalMs } from '@lounge/protocol/foundation/realtime';
import { WebSocketServer, type WebSocket } from 'ws';
import type { WorldParts } from '../../world/world.ts';
import { requestTargetOf, worldOf } from '../http/request.ts';
import type { ServerContext } from '../server-context.ts';
import {
  closeIdle,
  connectionStore,
  countWithoutSession,
  newConnection,
  sendBeats,
  type Connection,
} from './connection.ts';
import { watchEndedSessions } from './ended-sessions.ts';
import { messageQueue } from './message-queue.ts';
import { socketLog } from './socket-log.ts';
import { receiver, rejectionOf, sendRejection } from './receive.ts';

/** The maximum size of a frame in bytes; larger ones close the connection with 1009. */
export const maxFrameBytes = 64 * 1024;
const idleCheckMs = 30_000;

const httpResponse = (status: string): string => `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

interface UpgradeListener {
  /** Whether an address may open one more connection. */
  readonly mayOpen: (address: string) => boolean;
  readonly rejected: (code: FailureCode, address: string) => void;
  readonly accepted: (request: IncomingMessage, stream: Duplex, head: Buffer, world: WorldParts) => void;
}

/** Handles the requests of connections, in this order: route, origin, limit, world. */
const onUpgrade = (
  server: Server,
  { worlds, hosting }: ServerContext,
  { rejected, accepted, mayOpen }: UpgradeListener,
): void =>
  void server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const { path } = requestTargetOf(request, '');
    if (path !== socketPath) {
      // The host may handle upgrades too; without another listener, unknown paths get 404.
      if (server.listenerCount('upgrade') === 1) stream.end(httpResponse('404 Not Found'));
      return;
    }
    const address = hosting.addressOf(request);
    const reject = (code: FailureCode, status: string): void => {
      rejected(code, address);
      stream.end(httpResponse(status));
    };
    if (hosting.isForeign(request)) return reject('foreignOrigin', '403 Forbidden');
    if (!mayOpen(address)) return reject('tooMany', '429 Too Many Requests');
    const world = worldOf(request, worlds);
    if (world === null) return reject('malformed', '400 Bad Request');
    accepted(request, stream, head, world);
  });

/** Options of socketAdapter. */
export interface SocketLimits {
  /** Time between two beats on each connection, in milliseconds. @default beatIntervalMs */
  readonly beatIntervalMs?: number;
  /** How many connections of an address may be without a session at a time. @default 100 */
  readonly maxSocketsWithoutSession?: number;
}

/** The realtime service: JSON text frames, one session per connection, pushes of the connection's world. */
export const socketAdapter = (
  context: ServerContext,
  server: Server,
  { beatIntervalMs: everyMs = beatIntervalMs, maxSocketsWithoutSession = 100 }: SocketLimits = {},
) => {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: maxFrameBytes });
  const connectionsOf = connectionStore(context);
  const allConnections = new Set<Connection>();
  const timers = [
    watchEndedSessions(context, connectionsOf),
    setInterval(() => closeIdle(allConnections), idleCheckMs),
    setInterval(() => sendBeats(allConnections), everyMs),
  ].map((timer) => timer.unref());

  // Its clients connect again, which opens the world anew.
  context.worlds.onEvict((world) => connectionsOf(world).forEach(({ socket }) => socket.close(1012)));

  const receive = receiver(context);
  const log = socketLog(context);
  const onConnection = (socket: WebSocket, request: IncomingMessage, world: WorldParts): void => {
    const connections = connectionsOf(world);
    const connection = newConnection(socket, request, context.hosting);
    const queue = messageQueue(socket);
    connections.add(connection);
    socket.on('message', (data, isBinary) => {
      connection.lastMessageAt = performance.now();
      queue(() =>
        receive(connection, world, data, isBinary).catch((cause: unknown) => {
          log.failed(connection, cause);
          sendRejection(socket, rejectionOf(data, isBinary, 'failed'));
        }),
      );
    });
    socket.on('error', () => log.messageRejected(connection, null, 'malformed'));
    socket.on('close', () => {
      connections.delete(connection);
      allConnections.delete(connection);
    });
    allConnections.add(connection);
  };

  onUpgrade(server, context, {
    mayOpen: (address) => countWithoutSession(allConnections, address) < maxSocketsWithoutSession,
    rejected: log.upgradeRejected,
    accepted: (request, stream, head, world) =>
      sockets.handleUpgrade(request, stream, head, (socket) => onConnection(socket, request, world)),
  });

  return {
    /** Number of open connections. */
    size: () => sockets.clients.size,
    /** Closes the connections of a world with a code, or terminates them for 1006. Returns their number. */
    drop: (world: WorldParts, code: number): number => {
      const connections = [...connectionsOf(world)];
      for (const { socket } of connections) {
        if (code === 1006) socket.terminate();
        else socket.close(code);
      }
      return connections.length;
    },
    /** Number of connections of a world. */
    countIn: (world: WorldParts): number => connectionsOf(world).size,
    /** Closes every connection with 1001. */
    close: () => {
      timers.forEach(clearInterval);
      sockets.clients.forEach((socket) => socket.close(1001));
      sockets.close();
    },
  };
};
