import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { parse, shape, text, orNull, entityId, type Command, type FailureCode } from '@lounge/protocol';
import { ackSession, ping, pong, refused, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Delivery } from '../world/bus.ts';
import type { WorldParts } from '../world/world.ts';
import { arrivedAt, isForeign, worldOf } from './request.ts';
import type { Shell } from './shell.ts';

/** Where the socket answers. @assumed The documents give no address. */
export const socketPath = '/socket';

/** Larger frames close the connection with 1009. */
const largestFrame = 64 * 1024;
/** A session ends this many seconds after the last ping. */
const sessionTtl = 120;
/** A connection that asks for no session within this time is closed. */
const mostQueued = 8 * 1024 * 1024;

interface Visitor {
  readonly socket: WebSocket;
  guestId: number | null;
  hasSession: boolean;
}

const envelope = { type: text, accessToken: orNull(text), guestId: orNull(entityId) };

const send = (socket: WebSocket, message: unknown): void => socket.send(JSON.stringify(message));

const refuse = (socket: WebSocket, of: string | null, code: FailureCode, field: string | null = null): void =>
  send(socket, { type: refused.type, of, code, field });

/** The envelope and payload of a frame, or null where it is no JSON object with a type. */
const opened = (data: RawData, isBinary: boolean): { type: string; fields: Record<string, unknown> } | null => {
  if (isBinary) return null;
  try {
    const value = JSON.parse(String(data)) as unknown;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const { type, ...fields } = value as Record<string, unknown>;
    return typeof type === 'string' ? { type, fields } : null;
  } catch {
    return null;
  }
};

/** One room's answer to a command, in the way of the session's own two. */
type Hear = (visitor: Visitor, world: WorldParts) => void;

const heard: ReadonlyMap<string, { command: Command; hear: Hear }> = new Map(
  [
    {
      command: sessionRequest as Command,
      hear: (visitor: Visitor) => {
        visitor.hasSession = true;
        send(visitor.socket, { type: ackSession.type });
      },
    },
    {
      command: ping as Command,
      hear: (visitor: Visitor) => send(visitor.socket, { type: pong.type, ttl: sessionTtl }),
    },
  ].map((each) => [each.command.type, each]),
);

/** Sends a push as one buffer to everybody it is for; who cannot keep up is let go. */
const deliver = (visitors: ReadonlySet<Visitor>, { to, message }: Delivery): void => {
  const frame = Buffer.from(JSON.stringify(message));
  for (const { socket, guestId, hasSession } of visitors) {
    if (!hasSession || socket.readyState !== socket.OPEN) continue;
    if ('guestId' in to && to.guestId !== guestId) continue;
    if (socket.bufferedAmount > mostQueued) socket.close(1013);
    else socket.send(frame, { binary: false });
  }
};

/** The realtime service: JSON text frames, one session a connection, pushes of the world it belongs to. */
export const socketShell = (shell: Shell, server: Server) => {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: largestFrame });
  const rooms = new Map<WorldParts, Set<Visitor>>();
  const visitorsOf = (world: WorldParts): Set<Visitor> => {
    let visitors = rooms.get(world);
    if (visitors === undefined) rooms.set(world, (visitors = new Set()));
    return visitors;
  };
  shell.worlds.onOpen((world) => {
    const visitors = visitorsOf(world);
    world.bus.subscribe((delivery) => deliver(visitors, delivery));
  });

  const note = (call: string, status: number, code?: FailureCode): void =>
    shell.log({ id: shell.newRequestId(), call, status, ms: 0, ...(code === undefined ? {} : { code }) });

  const receive = async (visitor: Visitor, world: WorldParts, data: RawData, isBinary: boolean): Promise<void> => {
    const { socket } = visitor;
    const message = opened(data, isBinary);
    if (message === null) {
      note('socket', 400, 'malformed');
      return refuse(socket, null, 'malformed');
    }
    const { type } = message;
    const known = heard.get(type);
    if (known === undefined) {
      note(`socket ${JSON.stringify(type.slice(0, 60))}`, 404, 'unknown');
      return refuse(socket, type.slice(0, 60), 'unknown', 'type');
    }
    const { accessToken, guestId, ...payload } = message.fields;
    const head = parse(shape(envelope), { type, accessToken, guestId });
    const body = parse(known.command.payload, payload);
    const misfit = head.ok ? (body.ok ? null : body.field) : head.field;
    if (!head.ok || !body.ok) {
      note(`socket ${type}`, 400, 'malformed');
      return refuse(socket, type, 'malformed', misfit);
    }
    const bearer =
      head.value.accessToken === null ? { guestId: null } : await shell.tokens.read(world, head.value.accessToken);
    if (
      bearer === null ||
      bearer.guestId !== head.value.guestId ||
      (known.command.needs === 'guest' && bearer.guestId === null)
    ) {
      note(`socket ${type}`, 401, 'needLogin');
      return refuse(socket, type, 'needLogin');
    }
    visitor.guestId = bearer.guestId;
    known.hear(visitor, world);
  };

  const welcome = (socket: WebSocket, world: WorldParts): void => {
    const visitors = visitorsOf(world);
    const visitor: Visitor = { socket, guestId: null, hasSession: false };
    visitors.add(visitor);
    socket.on('message', (data, isBinary) => {
      receive(visitor, world, data, isBinary).catch((cause: unknown) => {
        shell.log({ id: shell.newRequestId(), call: 'socket', status: 500, ms: 0, cause });
        refuse(socket, null, 'failed');
      });
    });
    socket.on('error', () => note('socket', 400, 'malformed'));
    socket.on('close', () => visitors.delete(visitor));
  };

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const { path } = arrivedAt(request, '');
    if (path !== socketPath) return;
    const world = worldOf(request, shell.worlds);
    if (isForeign(request) || world === null) {
      note('socket upgrade', 403, 'foreignOrigin');
      stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, world));
  });

  return {
    /** Number of open connections. */
    size: () => sockets.clients.size,
    /** Ends every connection with 1001. */
    close: () => {
      sockets.clients.forEach((socket) => socket.close(1001));
      sockets.close();
    },
  };
};
