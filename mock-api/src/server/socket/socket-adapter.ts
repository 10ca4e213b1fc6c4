import type { IncomingMessage, Server } from 'node:http';
import { beatIntervalMs } from '@lounge/protocol/foundation/realtime';
import { WebSocketServer, type WebSocket } from 'ws';
import { outcomeOfError } from '../../dispatch/run-call.ts';
import { exceptClosed } from '../../world/database.ts';
import type { WorldParts } from '../../world/world.ts';
import type { ServerContext } from '../server-context.ts';
import {
  closeIdle,
  connectionStore,
  countWithoutSession,
  newConnection,
  sendHeartbeats,
  type Connection,
} from './connection.ts';
import { watchEndedSessions } from './ended-sessions.ts';
import { messageQueue } from './message-queue.ts';
import { socketLog } from './socket-log.ts';
import { receiver, rejectionOf, sendRejection } from './receive.ts';
import { onUpgrade } from './upgrade.ts';
import { overProcesses } from './over-processes.ts';

/** The maximum size of a frame in bytes; larger ones close the connection with 1009. */
export const maxFrameBytes = 64 * 1024;
const idleCheckMs = 30_000;

/** Options of socketAdapter. */
export interface SocketLimits {
  /** Time between two heartbeats on each connection, in milliseconds. @default beatIntervalMs */
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
    setInterval(() => sendHeartbeats(allConnections), everyMs),
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
        receive(connection, data, isBinary, world).catch((cause: unknown) => {
          exceptClosed((open) => log.failed(connection, open))(cause);
          sendRejection(socket, rejectionOf(data, isBinary, outcomeOfError(cause).code));
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
    ...overProcesses(context, connectionsOf),
    /** Number of connections of all worlds in this process. */
    count: (): number => allConnections.size,
    /** Closes every connection with 1001. */
    close: () => {
      timers.forEach(clearInterval);
      sockets.clients.forEach((socket) => socket.close(1001));
      sockets.close();
    },
    /** Ends the connections whose clients do not answer a close; `ws` would wait for thirty seconds. */
    terminate: () => sockets.clients.forEach((socket) => socket.terminate()),
  };
};
