import { clientMessage } from '@lounge/protocol';
import { ackSession, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { WebSocket } from 'ws';

/** A parsed frame. */
export type Frame = Readonly<Record<string, unknown>>;

/** The visitor of a session. */
export interface Bearer {
  readonly token: string | null;
  readonly guestId: number | null;
}

/** A real socket to the server, which stores received frames. */
export interface Wire {
  send(frame: Frame): void;
  /** The next frame of one of the types; after the timeout the first frame of any type. Rejects if there is none. */
  next(...types: readonly string[]): Promise<Frame>;
  close(): void;
}

const frameOf = (data: unknown): Frame => {
  const text = String(data);
  try {
    return JSON.parse(text) as Frame;
  } catch {
    return { unreadable: text.slice(0, 200) };
  }
};

/** Opens a socket in a world; rejects if the server does. */
export const openWire = async (url: string, world: string, waitMs: number): Promise<Wire> => {
  const socket = new WebSocket(url, { headers: { 'x-world': world }, handshakeTimeout: waitMs });
  const received: Frame[] = [];
  let check: () => void = () => undefined;
  socket.on('message', (data) => {
    received.push(frameOf(data));
    check();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const next = (...types: readonly string[]): Promise<Frame> =>
    new Promise((resolve, reject) => {
      const done = (frame: Frame) => {
        clearTimeout(timer);
        check = () => undefined;
        received.length = 0;
        resolve(frame);
      };
      const timer = setTimeout(() => {
        const [first] = received;
        if (first !== undefined) done(first);
        else reject(new Error(`nothing arrived on the socket within ${waitMs} ms; "${types[0]}" was expected`));
      }, waitMs);
      check = () => {
        const match = received.find((frame) => types.includes(String(frame['type'])));
        if (match !== undefined) done(match);
      };
      check();
    });
  return { send: (frame) => socket.send(JSON.stringify(frame)), next, close: () => socket.terminate() };
};

/** Requests a session and waits until it is acknowledged. */
export const openSession = async (wire: Wire, { token, guestId }: Bearer): Promise<void> => {
  wire.send(clientMessage(sessionRequest, { language: 'en' }, { token, guestId }));
  const frame = await wire.next(ackSession.type);
  if (frame['type'] !== ackSession.type) throw new Error(`the session was not acknowledged: ${JSON.stringify(frame)}`);
};
