import type { IncomingMessage } from 'node:http';
import { WebSocket, type RawData } from 'ws';
import { headersOf, type RecordedEntry, type SocketMessage } from './har.ts';
import type { OnUpgrade } from './serve.ts';

interface Recorded {
  readonly target: string;
  /** The `Origin` that the target gets. */
  readonly origin: string | undefined;
  readonly store: (entry: RecordedEntry) => void;
}

/** Headers of a connection between two parties, which the other one gets anew. */
const ownHeaders = /^(?:host|origin|connection|upgrade|sec-websocket-.*)$/;

const passedHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value !== 'string' || ownHeaders.test(name) ? [] : [[name, value]],
    ),
  );

/** Codes that say why a connection ended, and that nobody may send. */
const unsentCodes = new Set([1005, 1006, 1015]);

const closeAs = (socket: WebSocket, code: number, reason: Buffer): void => {
  if (code === 1006 || code === 1015) socket.terminate();
  else if (unsentCodes.has(code)) socket.close();
  else socket.close(code, reason);
};

const messageOf = (type: SocketMessage['type'], data: RawData, isBinary: boolean): SocketMessage => ({
  type,
  time: Date.now() / 1000,
  opcode: isBinary ? 2 : 1,
  // With its default `binaryType`, ws passes a Buffer.
  data: (data as Buffer).toString(isBinary ? 'base64' : 'utf8'),
});

/** Connects a client with the target and records the messages of both, until one of them ends. */
export const recordSocket = async (
  request: IncomingMessage,
  accept: Parameters<OnUpgrade>[1],
  { target, origin, store }: Recorded,
): Promise<string | null> => {
  const at = Date.now();
  const url = new URL(request.url ?? '/', target.replace(/^http/, 'ws')).href;
  const upstream = new WebSocket(url, {
    perMessageDeflate: false,
    headers: { ...passedHeaders(request), ...(origin === undefined ? {} : { origin }) },
  });
  const messages: SocketMessage[] = [];
  const early: [RawData, boolean][] = [];
  let deliver = (data: RawData, isBinary: boolean): void => void early.push([data, isBinary]);
  upstream.on('message', (data, isBinary) => {
    messages.push(messageOf('receive', data, isBinary));
    deliver(data, isBinary);
  });
  const status = await new Promise<string | null>((resolve) => {
    upstream.once('open', () => resolve(null));
    upstream.once('unexpected-response', (_, answer) => {
      resolve(`${answer.statusCode} ${answer.statusMessage}`);
      upstream.terminate();
    });
    upstream.on('error', () => resolve('502 Bad Gateway'));
  });
  if (status !== null) return status;
  const client = await accept();
  deliver = (data, isBinary) => client.send(data, { binary: isBinary });
  for (const each of early) deliver(...each);
  client.on('message', (data, isBinary) => {
    messages.push(messageOf('send', data, isBinary));
    upstream.send(data, { binary: isBinary });
  });
  client.on('close', (code, reason) => closeAs(upstream, code, reason));
  client.on('error', () => client.terminate());
  upstream.on('close', (code, reason) => closeAs(client, code, reason));
  store({
    at,
    ms: 0,
    method: 'GET',
    url,
    headers: headersOf(request),
    body: null,
    status: 101,
    responseHeaders: [],
    responseBody: { mediaType: 'x-unknown', bytes: Buffer.alloc(0) },
    // Grows with the conversation, so that it is saved while it goes on.
    messages,
  });
  return null;
};
