import { clientMessage } from '@lounge/protocol';
import { ackSession, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { WebSocket } from 'ws';

/** A frame as it arrived. */
export type Frame = Readonly<Record<string, unknown>>;

/** Who opens a session. */
export interface Bearer {
  readonly token: string | null;
  readonly guestId: number | null;
}

/** A real socket to a back end, which keeps what arrives. */
export interface Wire {
  send(frame: Frame): void;
  /** The next frame of a type; after the time allowed whichever came first, or a rejection when none did. */
  next(type: string): Promise<Frame>;
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

/** Opens a socket in a world; rejects when the back end does not take it. */
export const openWire = async (url: string, world: string, waitMs: number): Promise<Wire> => {
  const socket = new WebSocket(url, { headers: { 'x-world': world }, handshakeTimeout: waitMs });
  const arrived: Frame[] = [];
  let look: () => void = () => undefined;
  socket.on('message', (data) => {
    arrived.push(frameOf(data));
    look();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const next = (type: string): Promise<Frame> =>
    new Promise((resolve, reject) => {
      const done = (frame: Frame) => {
        clearTimeout(timer);
        look = () => undefined;
        arrived.length = 0;
        resolve(frame);
      };
      const timer = setTimeout(() => {
        const [first] = arrived;
        if (first !== undefined) done(first);
        else reject(new Error(`nothing arrived on the socket within ${waitMs} ms; "${type}" was expected`));
      }, waitMs);
      look = () => {
        const found = arrived.find((frame) => frame['type'] === type);
        if (found !== undefined) done(found);
      };
      look();
    });
  return { send: (frame) => socket.send(JSON.stringify(frame)), next, close: () => socket.terminate() };
};

/** Asks for a session and waits until it stands. */
export const openSession = async (wire: Wire, { token, guestId }: Bearer): Promise<void> => {
  wire.send(clientMessage(sessionRequest, { language: 'en' }, { token, guestId }));
  const frame = await wire.next(ackSession.type);
  if (frame['type'] !== ackSession.type) throw new Error(`no session was given: ${JSON.stringify(frame)}`);
};
