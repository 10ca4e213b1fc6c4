import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { brandOfHost, type Brand, type Language } from '@lounge/locale';
import { failureStatus, socketPath, type FailureCode } from '@lounge/protocol';
import { refused, sessionEnded } from '@lounge/protocol/foundation/realtime';
import { sessionExpired } from '@lounge/protocol/foundation/session';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { commandTable } from '../../dispatch/command-table.ts';
import { keyField, keyFrom } from '../../wire/idempotency-key.ts';
import { sessionTtl } from '../../wire/session-ttl.ts';
import { matchesAudience, type Delivery } from '../../world/bus.ts';
import type { WorldParts } from '../../world/world.ts';
import { requestTargetOf, isForeign, worldOf } from '../http/request.ts';
import type { ServerContext } from '../server-context.ts';
import { messageQueue } from './message-queue.ts';
import { maxTypeLength, parseFrame, parseMessage, type AcceptedMessage } from './socket-message.ts';

/** The maximum size of a frame in bytes; larger ones close the connection with 1009. */
export const maxFrameBytes = 64 * 1024;
/** A connection with more buffered bytes than this is too slow and is closed. */
const maxBufferedBytes = 8 * 1024 * 1024;

interface Connection {
  readonly socket: WebSocket;
  /** The address, by which messages are counted. */
  readonly rateLimitKey: Parameters<ServerContext['limit']>[0];
  readonly brand: Brand;
  guestId: number | null;
  /** The hash of the session's token; null without a session. */
  session: string | null;
  /** The language of the session request. */
  language: Language;
  hasSession: boolean;
  /** When the last message arrived, in milliseconds of `performance.now()`. */
  lastMessageAt: number;
}

const send = (socket: WebSocket, message: unknown): void => socket.send(JSON.stringify(message));

/** A rejected message: its type, the failure, and the key of the command if it has one. */
interface Rejection {
  readonly of: string | null;
  readonly code: FailureCode;
  readonly field?: string | null;
  readonly key?: string | null;
}

const sendRejection = (socket: WebSocket, { of, code, field = null, key = null }: Rejection): void =>
  send(socket, { type: refused.type, of, code, field, ...(key === null ? {} : { key }) });

/** Rejects a frame before its message is known; names type and key if it has them. */
const rejectionOf = (data: RawData, isBinary: boolean, code: FailureCode): Rejection => {
  const frame = parseFrame(data, isBinary);
  return { of: frame?.type.slice(0, maxTypeLength) ?? null, code, key: keyFrom(frame?.fields[keyField]) };
};

/** A connection ends with its session, and gets no more pushes of its guest until it is closed. */
const endSession = (connection: Connection): void => {
  connection.guestId = null;
  connection.session = null;
  connection.hasSession = false;
  connection.socket.close(sessionEnded, 'session ended');
};

/** Sends a push. It is serialized once, when the first connection needs it; slow connections are closed. */
const deliver = (connections: ReadonlySet<Connection>, { to, message }: Delivery): void => {
  let frame: Buffer | null = null;
  for (const connection of connections) {
    const { socket, hasSession } = connection;
    if (!hasSession || socket.readyState !== socket.OPEN) continue;
    if (!matchesAudience(to, connection)) continue;
    if (socket.bufferedAmount > maxBufferedBytes) socket.close(1013);
    else socket.send((frame ??= Buffer.from(JSON.stringify(message))), { binary: false });
    if (message.type === sessionExpired.type) endSession(connection);
  }
};

/** Stores the connections of each world, weakly, and delivers the pushes of its bus. */
const connectionStore = (context: ServerContext): ((world: WorldParts) => Set<Connection>) => {
  const byWorld = new WeakMap<WorldParts, Set<Connection>>();
  const connectionsOf = (world: WorldParts): Set<Connection> => {
    let connections = byWorld.get(world);
    if (connections === undefined) byWorld.set(world, (connections = new Set()));
    return connections;
  };
  context.worlds.onOpen((world) => {
    const connections = connectionsOf(world);
    world.bus.subscribe((delivery) => deliver(connections, delivery));
  });
  return connectionsOf;
};

const idleCheckMs = 30_000;

/** Closes connections that were silent for longer than the session's lifetime; clients ping well before. */
const closeIdle = (connections: ReadonlySet<Connection>): void => {
  const since = performance.now() - sessionTtl * 1000;
  for (const { socket, lastMessageAt } of connections) if (lastMessageAt < since) socket.close(1001, 'silent');
};

const httpResponse = (status: string): string => `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

/** Handles messages: replies to the built-in commands, runs the commands of modules, or rejects and logs. */
const receiver = (context: ServerContext) => {
  const commands = commandTable(context.handlers);
  const logRejection = (call: string, code: FailureCode, status: number = failureStatus[code]): void =>
    context.log({ id: context.newRequestId(), call, status, ms: 0, code });

  /** Runs a module's command, which replies by the pushes that it publishes, or with a rejection. */
  const run = async (connection: Connection, world: WorldParts, message: AcceptedMessage): Promise<void> => {
    const { type, guestId, command } = message;
    if (command === null) return send(connection.socket, message.reply);
    const id = context.newRequestId();
    const { language, brand, session } = connection;
    const caller = { guestId, language, brand, requestId: id, ...(session === null ? {} : { session }) };
    const outcome = await commands.run(command, caller, world, context.run);
    if (outcome.ok) return;
    const { code, field, cause } = outcome;
    context.log({
      id,
      call: `socket ${JSON.stringify(type)}`,
      status: failureStatus[code],
      ms: 0,
      code,
      ...(cause === undefined ? {} : { cause }),
    });
    sendRejection(connection.socket, { of: type, code, field, key: command.key });
  };

  const receive = async (
    connection: Connection,
    world: WorldParts,
    data: RawData,
    isBinary: boolean,
  ): Promise<void> => {
    if (!(await context.limit(connection.rateLimitKey))) {
      logRejection('socket', 'tooMany');
      return sendRejection(connection.socket, rejectionOf(data, isBinary, 'tooMany'));
    }
    const message = await parseMessage({ tokens: context.tokens, world, commands }, { data, isBinary });
    if (!message.ok) {
      logRejection(message.type === null ? 'socket' : `socket ${JSON.stringify(message.type)}`, message.code);
      sendRejection(connection.socket, { ...message, of: message.type });
      // Nothing is published when a session expires, so it is noticed here, when its token is used.
      if (message.code === 'needLogin' && connection.session !== null) endSession(connection);
      return;
    }
    connection.guestId = message.guestId;
    connection.session = message.session;
    if (message.language !== null) {
      connection.language = message.language;
      connection.hasSession = true;
    }
    if (message.command !== null && !connection.hasSession) {
      // The command replies by a push, which is sent to sessions only.
      logRejection(`socket ${JSON.stringify(message.type)}`, 'needLogin');
      return sendRejection(connection.socket, { of: message.type, code: 'needLogin', key: message.command.key });
    }
    await run(connection, world, message);
  };

  return { logRejection, receive };
};

/** A connection before its session request. */
const newConnection = (socket: WebSocket, request: IncomingMessage, brand: Brand): Connection => ({
  socket,
  rateLimitKey: { socket: { remoteAddress: request.socket.remoteAddress } },
  brand: brandOfHost(request.headers.host, brand),
  guestId: null,
  session: null,
  language: 'en',
  hasSession: false,
  lastMessageAt: performance.now(),
});

/** The realtime service: JSON text frames, one session per connection, pushes of the connection's world. */
export const socketAdapter = (context: ServerContext, server: Server) => {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: maxFrameBytes });
  const connectionsOf = connectionStore(context);
  const allConnections = new Set<Connection>();
  const idleCheck = setInterval(() => closeIdle(allConnections), idleCheckMs);
  idleCheck.unref();

  const { logRejection, receive } = receiver(context);

  const onConnection = (socket: WebSocket, request: IncomingMessage, world: WorldParts): void => {
    const connections = connectionsOf(world);
    const connection = newConnection(socket, request, context.brand);
    const queue = messageQueue(socket);
    connections.add(connection);
    socket.on('message', (data, isBinary) => {
      connection.lastMessageAt = performance.now();
      queue(() =>
        receive(connection, world, data, isBinary).catch((cause: unknown) => {
          context.log({ id: context.newRequestId(), call: 'socket', status: 500, ms: 0, cause });
          sendRejection(socket, rejectionOf(data, isBinary, 'failed'));
        }),
      );
    });
    socket.on('error', () => logRejection('socket', 'malformed'));
    socket.on('close', () => {
      connections.delete(connection);
      allConnections.delete(connection);
    });
    allConnections.add(connection);
  };

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const { path } = requestTargetOf(request, '');
    if (path !== socketPath) {
      // The host may handle upgrades too; without another listener, unknown paths get 404.
      if (server.listenerCount('upgrade') === 1) stream.end(httpResponse('404 Not Found'));
      return;
    }
    const rejectUpgrade = (code: FailureCode, status: string): void => {
      logRejection('socket upgrade', code);
      stream.end(httpResponse(status));
    };
    if (isForeign(request)) return rejectUpgrade('foreignOrigin', '403 Forbidden');
    const world = worldOf(request, context.worlds);
    if (world === null) return rejectUpgrade('malformed', '400 Bad Request');
    sockets.handleUpgrade(request, stream, head, (socket) => onConnection(socket, request, world));
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
      clearInterval(idleCheck);
      sockets.clients.forEach((socket) => socket.close(1001));
      sockets.close();
    },
  };
};
