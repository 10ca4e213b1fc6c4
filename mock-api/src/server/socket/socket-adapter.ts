import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { brandOfHost, type Brand, type Language } from '@lounge/locale';
import { failureStatus, type FailureCode } from '@lounge/protocol';
import { refused } from '@lounge/protocol/foundation/realtime';
import { sessionExpired } from '@lounge/protocol/foundation/session';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { runCommand } from '../../dispatch/run-command.ts';
import { sessionTtl } from '../../wire/session-ttl.ts';
import { isFor, type Delivery } from '../../world/bus.ts';
import type { WorldParts } from '../../world/world.ts';
import { arrivedAt, isForeign, worldOf } from '../http/request.ts';
import type { ServerContext } from '../server-context.ts';
import { parseMessage, type AcceptedMessage } from './socket-message.ts';

/** Where the socket answers. @assumed The documents give no address. */
export const socketPath = '/socket';

/** Larger frames, in bytes, close the connection with 1009. */
export const largestFrame = 64 * 1024;
/** A connection with more bytes than this on their way cannot keep up and is let go. */
const mostQueued = 8 * 1024 * 1024;

interface Visitor {
  readonly socket: WebSocket;
  /** From where, for the limit that all requests of an address share. */
  readonly from: Parameters<ServerContext['limit']>[0];
  readonly brand: Brand;
  guestId: number | null;
  /** The hash of the session's token; null without a session. */
  session: string | null;
  /** As the session asked for. */
  language: Language;
  hasSession: boolean;
  /** When the visitor was heard last, milliseconds of the machine's own clock. */
  heardAt: number;
}

const send = (socket: WebSocket, message: unknown): void => socket.send(JSON.stringify(message));

const refuse = (socket: WebSocket, of: string | null, code: FailureCode, field: string | null = null): void =>
  send(socket, { type: refused.type, of, code, field });

/** A session that ended hears no more of its guest. */
const forget = (visitor: Visitor): void => {
  visitor.guestId = null;
  visitor.session = null;
};

/** Sends a push as one buffer, made when it is for somebody; who cannot keep up is let go. */
const deliver = (visitors: ReadonlySet<Visitor>, { to, message }: Delivery): void => {
  let frame: Buffer | null = null;
  for (const visitor of visitors) {
    const { socket, hasSession } = visitor;
    if (!hasSession || socket.readyState !== socket.OPEN) continue;
    if (!isFor(to, visitor)) continue;
    if (socket.bufferedAmount > mostQueued) socket.close(1013);
    else socket.send((frame ??= Buffer.from(JSON.stringify(message))), { binary: false });
    if (message.type === sessionExpired.type) forget(visitor);
  }
};

/** Who is connected to which world; a world that is gone takes its entry along. */
const keepVisitors = (context: ServerContext): ((world: WorldParts) => Set<Visitor>) => {
  const modules = new WeakMap<WorldParts, Set<Visitor>>();
  const visitorsOf = (world: WorldParts): Set<Visitor> => {
    let visitors = modules.get(world);
    if (visitors === undefined) modules.set(world, (visitors = new Set()));
    return visitors;
  };
  context.worlds.onOpen((world) => {
    const visitors = visitorsOf(world);
    world.bus.subscribe((delivery) => deliver(visitors, delivery));
  });
  return visitorsOf;
};

const lookEveryMs = 30_000;

/** Ends the sessions of who has been silent for longer than a pong promised; the client pings well before. */
const letGoOfSilent = (visitors: ReadonlySet<Visitor>): void => {
  const since = performance.now() - sessionTtl * 1000;
  for (const { socket, heardAt } of visitors) if (heardAt < since) socket.close(1001, 'silent');
};

const refusalOf = (status: string): string => `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

/** Takes in what visitors say: answers it, runs it, or refuses and notes it. */
const receiver = (context: ServerContext) => {
  const commands = new Map(context.commands.map((each) => [each.command.type, each]));
  const note = (call: string, code: FailureCode, status: number = failureStatus[code]): void =>
    context.log({ id: context.newRequestId(), call, status, ms: 0, code });

  /** Runs a module's command; its answer is the pushes that it causes, or a refusal. */
  const act = async (visitor: Visitor, world: WorldParts, message: AcceptedMessage): Promise<void> => {
    const { type, guestId, handled: heard } = message;
    if (heard === null) return send(visitor.socket, message.reply);
    const id = context.newRequestId();
    const { language, brand, session } = visitor;
    const caller = { guestId, language, brand, requestId: id, key: null, ...(session === null ? {} : { session }) };
    const outcome = await runCommand(heard.by, heard.payload, caller, world);
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
    refuse(visitor.socket, type, code, field);
  };

  const receive = async (visitor: Visitor, world: WorldParts, data: RawData, isBinary: boolean): Promise<void> => {
    if (!(await context.limit(visitor.from))) {
      note('socket', 'tooMany');
      return refuse(visitor.socket, null, 'tooMany');
    }
    const message = await parseMessage({ tokens: context.tokens, world, commands }, { data, isBinary });
    if (!message.ok) {
      note(message.type === null ? 'socket' : `socket ${JSON.stringify(message.type)}`, message.code);
      // A session that ran out says nothing of it; it is noticed when its token is shown.
      if (message.code === 'needLogin') forget(visitor);
      return refuse(visitor.socket, message.type, message.code, message.field);
    }
    visitor.guestId = message.guestId;
    visitor.session = message.session;
    if (message.language !== null) {
      visitor.language = message.language;
      visitor.hasSession = true;
    }
    if (message.handled !== null && !visitor.hasSession) {
      // Its answer is a push, and pushes reach sessions only.
      note(`socket ${JSON.stringify(message.type)}`, 'needLogin');
      return refuse(visitor.socket, message.type, 'needLogin');
    }
    await act(visitor, world, message);
  };

  return { note, receive };
};

/** A connection before it has asked for a session. */
const newVisitor = (socket: WebSocket, request: IncomingMessage, brand: Brand): Visitor => ({
  socket,
  from: { socket: { remoteAddress: request.socket.remoteAddress } },
  brand: brandOfHost(request.headers.host, brand),
  guestId: null,
  session: null,
  language: 'en',
  hasSession: false,
  heardAt: performance.now(),
});

/** The realtime service: JSON text frames, one session a connection, pushes of the world it belongs to. */
export const socketAdapter = (context: ServerContext, server: Server) => {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: largestFrame });
  const visitorsOf = keepVisitors(context);
  const everybody = new Set<Visitor>();
  const looking = setInterval(() => letGoOfSilent(everybody), lookEveryMs);
  looking.unref();

  const { note, receive } = receiver(context);

  const welcome = (socket: WebSocket, request: IncomingMessage, world: WorldParts): void => {
    const visitors = visitorsOf(world);
    const visitor = newVisitor(socket, request, context.brand);
    visitors.add(visitor);
    socket.on('message', (data, isBinary) => {
      visitor.heardAt = performance.now();
      receive(visitor, world, data, isBinary).catch((cause: unknown) => {
        context.log({ id: context.newRequestId(), call: 'socket', status: 500, ms: 0, cause });
        refuse(socket, null, 'failed');
      });
    });
    socket.on('error', () => note('socket', 'malformed'));
    socket.on('close', () => {
      visitors.delete(visitor);
      everybody.delete(visitor);
    });
    everybody.add(visitor);
  };

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const { path } = arrivedAt(request, '');
    if (path !== socketPath) {
      // A host may answer upgrades of its own; where nobody else listens, an unknown address is told so.
      if (server.listenerCount('upgrade') === 1) stream.end(refusalOf('404 Not Found'));
      return;
    }
    const world = worldOf(request, context.worlds);
    if (isForeign(request) || world === null) {
      note('socket upgrade', 'foreignOrigin');
      stream.end(refusalOf('403 Forbidden'));
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, request, world));
  });

  return {
    /** Number of open connections. */
    size: () => sockets.clients.size,
    /** Ends the connections of a world with a code, or without a word where it is 1006; answers how many there were. */
    drop: (world: WorldParts, code: number): number => {
      const visitors = [...visitorsOf(world)];
      for (const { socket } of visitors) {
        if (code === 1006) socket.terminate();
        else socket.close(code);
      }
      return visitors.length;
    },
    /** How many connections a world has. */
    countIn: (world: WorldParts): number => visitorsOf(world).size,
    /** Ends every connection with 1001. */
    close: () => {
      clearInterval(looking);
      sockets.clients.forEach((socket) => socket.close(1001));
      sockets.close();
    },
  };
};
