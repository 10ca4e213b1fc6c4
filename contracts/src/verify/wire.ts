import { clientMessage } from '@lounge/protocol';
import { ackSession, ping, pong, refused, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { WebSocket } from 'ws';
import { maxAnswerBytes } from './limits.ts';
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

/** Opens a socket in a world; rejects if the server does, with a trouble. */
export const openWire = async (url: string, world: string, waitMs: number): Promise<Wire> => {
  const options = { headers: { 'x-world': world }, handshakeTimeout: waitMs, maxPayload: maxAnswerBytes };
  const socket = new WebSocket(url, options);
  const frames: Frame[] = [];
  let check: () => void = () => undefined;
  let ended: Trouble | null = null;
  socket.on('message', (data, isBinary) => {
    // ws delivers a message as one buffer by default.
    const text = (data as Buffer).toString('utf8');
    const frame = frameOf(text);
    if (isBinary) ended ??= { kind: 'notJson', text: 'a frame is binary; a client reads text' };
    else if (frame === null) ended ??= { kind: 'notJson', text: `a frame is no JSON object: ${text.slice(0, 200)}` };
    else frames.push(frame);
    check();
  });
  socket.on('close', (code, reason) => {
    ended ??= closedWith(code, String(reason));
    check();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.on('error', (error) => {
      if ((error as { code?: string }).code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') ended = closedWith(1009, '');
      reject(new TroubleError(troubleOf(error, url, waitMs)));
    });
  });
  /** Calls `look` now and after each frame, until it finds something. Undefined after the timeout; rejects when the connection ends. */
  const waitFor = <T>(look: () => T | undefined): Promise<T | undefined> =>
    new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        check = () => undefined;
      };
      const timer = setTimeout(() => {
        end();
        resolve(undefined);
      }, waitMs);
      check = () => {
        const found = look();
        if (found === undefined && ended === null) return;
        end();
        if (found !== undefined) resolve(found);
        else if (ended !== null) reject(new TroubleError(ended));
      };
      check();
    });
  let taken = 0;
  const next = async (...types: readonly string[]): Promise<Frame> => {
    const ofType = () => frames.slice(taken).find((frame) => types.includes(String(frame['type'])));
    const frame = (await waitFor(ofType)) ?? frames[taken];
    if (frame === undefined) throw new TroubleError(tooSlow(waitMs, `no "${types[0]}" frame`));
    taken = frames.length;
    return frame;
  };
  const find = async <T>(look: (all: readonly Frame[]) => T | undefined, what: string): Promise<T> => {
    const found = await waitFor(() => look(frames));
    if (found === undefined) throw new TroubleError(tooSlow(waitMs, `no ${what}`));
    return found;
  };
  return { frames, send: (frame) => socket.send(JSON.stringify(frame)), next, find, close: () => socket.terminate() };
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
