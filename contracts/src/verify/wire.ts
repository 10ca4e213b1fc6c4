import type { IncomingMessage } from 'node:http';
import { clientMessage } from '@lounge/protocol';
import { ackSession, ping, pong, refused, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { WebSocket } from 'ws';
import { maxAnswerBytes } from './limits.ts';
import { agentFor, byProxy } from './proxies.ts';
import { TroubleError, tooSlow, troubleOf, type Trouble } from './trouble.ts';

/** A parsed frame. */
export type Frame = Readonly<Record<string, unknown>>;

/** The visitor of a session. */
export interface Bearer {
  readonly token: string | null;
  readonly guestId: number | null;
}

/** The visitor who sends a frame. */
export const bearerOf = (frame: Frame): Bearer => ({
  token: frame['accessToken'] as string | null,
  guestId: frame['guestId'] as number | null,
});

/** A real socket to the server, which stores received frames. */
export interface Wire {
  send(frame: Frame): void;
  /** All frames so far, in their order. */
  readonly frames: readonly Frame[];
  /** The next frame of one of the types; after the timeout the first frame of any type. Rejects if there is none. */
  next(...types: readonly string[]): Promise<Frame>;
  /** The next frame of a type. Rejects after the timeout, naming the frames that came instead; `occasion` says when it is sent. */
  push(type: string, occasion: string): Promise<Frame>;
  /** Looks in the frames so far, then in those to come. Rejects after the timeout; `what` names the missing one. */
  find<T>(look: (frames: readonly Frame[]) => T | undefined, what: string): Promise<T>;
  close(): void;
}

/** A frame, or null if it is no JSON object. */
const frameOf = (text: string): Frame | null => {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === 'object' && frame !== null ? (frame as Frame) : null;
  } catch {
    return null;
  }
};

/** How the server ended a connection. */
const closedWith = (code: number, reason: string): Trouble => {
  if (code === 1009) return { kind: 'tooLarge', text: `a frame has more than ${maxAnswerBytes / 1e6} MB` };
  return { kind: 'closed', text: `the socket was closed with ${code}${reason === '' ? '' : ` (${reason})`}` };
};

/** How a socket is opened. */
export interface WireOptions {
  readonly world: string;
  /** The longest that the handshake and each frame may take, in milliseconds. */
  readonly waitMs: number;
  /** Headers of the team's own. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Why a handshake was answered by a status. */
const handshakeTrouble = (url: string, { statusCode, headers }: IncomingMessage): Trouble => {
  const to = headers.location === undefined ? '' : `, a redirect to ${headers.location}`;
  return {
    kind: 'notReachable',
    text: `no socket: ${url} answered its handshake with ${statusCode}${to}${byProxy(url)}`,
  };
};

/** The frames of a connection, until it ends. */
class ReceivedFrames {
  readonly frames: Frame[] = [];
  readonly #waitMs: number;
  #ended: Trouble | null = null;
  readonly #checks = new Set<() => void>();

  constructor(waitMs: number) {
    this.#waitMs = waitMs;
  }

  add(frame: Frame): void {
    this.frames.push(frame);
    this.#checkAll();
  }

  end(trouble: Trouble): void {
    this.#ended ??= trouble;
    this.#checkAll();
  }

  #checkAll(): void {
    for (const check of this.#checks) check();
  }

  /** Calls `look` now and after each frame, until it finds something. Undefined after the timeout; rejects when the connection ends. */
  waitFor<T>(look: () => T | undefined): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        this.#checks.delete(check);
      };
      const timer = setTimeout(() => {
        stop();
        resolve(undefined);
      }, this.#waitMs);
      const check = () => {
        const found = look();
        if (found === undefined && this.#ended === null) return;
        stop();
        if (found !== undefined) resolve(found);
        else if (this.#ended !== null) reject(new TroubleError(this.#ended));
      };
      this.#checks.add(check);
      check();
    });
  }
}

/** Passes what comes on a socket on. Resolves once it is open; rejects with a trouble if it is not opened. */
const receive = async (
  socket: WebSocket,
  received: ReceivedFrames,
  { url, waitMs }: { readonly url: string; readonly waitMs: number },
): Promise<void> => {
  socket.on('message', (data, isBinary) => {
    // ws delivers a message as one buffer by default.
    const text = (data as Buffer).toString('utf8');
    const frame = frameOf(text);
    if (isBinary) received.end({ kind: 'notJson', text: 'a frame is binary; a client reads text' });
    else if (frame === null)
      received.end({ kind: 'notJson', text: `a frame is no JSON object: ${text.slice(0, 200)}` });
    else received.add(frame);
  });
  socket.on('close', (code, reason) => received.end(closedWith(code, String(reason))));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (request, response) => {
      request.destroy();
      reject(new TroubleError(handshakeTrouble(url, response)));
    });
    socket.on('error', (error) => {
      if ((error as { code?: string }).code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') received.end(closedWith(1009, ''));
      reject(new TroubleError(troubleOf(error, url, waitMs)));
    });
  });
};

/** Opens a socket in a world; rejects if the server does, with a trouble. */
export const openWire = async (url: string, { world, waitMs, headers }: WireOptions): Promise<Wire> => {
  const agent = agentFor(url);
  const socket = new WebSocket(url, {
    headers: { ...headers, 'x-world': world },
    handshakeTimeout: waitMs,
    maxPayload: maxAnswerBytes,
    ...(agent === undefined ? {} : { agent }),
  });
  const received = new ReceivedFrames(waitMs);
  const { frames } = received;
  await receive(socket, received, { url, waitMs });
  let taken = 0;
  let sent: Frame | null = null;
  const afterSent = () => (sent === null ? '' : ` after the frame "${String(sent['type'])}"`);
  const next = async (...types: readonly string[]): Promise<Frame> => {
    const ofType = () => frames.slice(taken).find((frame) => types.includes(String(frame['type'])));
    const frame = (await received.waitFor(ofType)) ?? frames[taken];
    if (frame === undefined) throw new TroubleError(tooSlow(waitMs, `no "${types[0]}" frame`, afterSent()));
    taken = frames.length;
    return frame;
  };
  const push = async (type: string, occasion: string): Promise<Frame> => {
    const frame = await received.waitFor(() => frames.slice(taken).find((each) => each['type'] === type));
    if (frame !== undefined) return frame;
    const others = frames.filter((each) => each['type'] !== ackSession.type).map((each) => JSON.stringify(each));
    const came = others.length === 0 ? 'nothing came' : `what came: ${others.join(', ')}`;
    throw new TroubleError(tooSlow(waitMs, `no "${type}" frame`, `${occasion}; ${came}`));
  };
  const find = async <T>(look: (all: readonly Frame[]) => T | undefined, what: string): Promise<T> => {
    const found = await received.waitFor(() => look(frames));
    if (found === undefined) throw new TroubleError(tooSlow(waitMs, `no ${what}`));
    return found;
  };
  return {
    frames,
    send: (frame) => {
      sent = frame;
      socket.send(JSON.stringify(frame));
    },
    next,
    push,
    find,
    close: () => socket.terminate(),
  };
};

/** Requests a session and waits until it is acknowledged. */
export const openSession = async (wire: Wire, { token, guestId }: Bearer): Promise<void> => {
  wire.send(clientMessage(sessionRequest, { language: 'en' }, { token, guestId }));
  const frame = await wire.next(ackSession.type);
  if (frame['type'] !== ackSession.type)
    throw new TroubleError({
      kind: 'nothingArrived',
      text: `the session was not acknowledged: ${JSON.stringify(frame)}`,
    });
};

/**
 * Waits until everything that the server has sent so far is here: it answers a ping after it. Rejects if it answers none in time.
 */
export const settle = async (wire: Wire, { token, guestId }: Bearer): Promise<void> => {
  const before = wire.frames.length;
  wire.send(clientMessage(ping, {}, { token, guestId }));
  const isReply = ({ type, of }: Frame) => type === pong.type || (type === refused.type && of === ping.type);
  await wire.find((frames) => frames.slice(before).find(isReply), 'pong');
};
