import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { beat, beatIntervalMs } from '@lounge/protocol/foundation/realtime';
import Koa, { type Middleware } from 'koa';
import type { WebSocket } from 'ws';
import { failureBody } from '../../dispatch/run-call.ts';
import { crossOrigin } from '../cross-origin.ts';
import { createHosting } from '../http/hosting.ts';
import { addressOfTarget, comparablePath } from './address.ts';
import { decodeContent } from './content-encoding.ts';
import { bytesOf, HarError, readHar, textOf, type HarEntry, type SocketMessage } from './har.ts';
import { RecordedCalls } from './RecordedCalls.ts';
import { RecordedSocket } from './RecordedSocket.ts';
import { RecordingFileError } from './recording-errors.ts';
import { serve, type OnUpgrade, type Served, type ServedAt } from './serve.ts';

/** Options of a replay. */
export interface ReplayOptions extends ServedAt {
  /** A HAR file: of a recorder, or exported by a browser. */
  readonly file: string;
  /** Called with a sentence about each request that was not recorded. @default nothing */
  readonly report?: (sentence: string) => void;
}

const read = (file: string): readonly HarEntry[] => {
  try {
    return readHar(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof HarError) throw new RecordingFileError(`${file} is no HAR file: ${error.message}.`);
    throw new RecordingFileError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
};

/** Headers of a connection, of encodings that a recording has undone, of secrets, and those that the replay writes itself. */
const ownHeaders =
  /^(?::.*|connection|keep-alive|transfer-encoding|content-length|content-encoding|set-cookie|date|access-control-.*|vary|cross-origin-resource-policy)$/i;

/** More would not have been recorded. */
const maxBodyBytes = 50 * 1024 * 1024;

/** The body of a request as it is in a recording: without encodings, as base64 where it is no text. */
const bodyOf = async (request: IncomingMessage, mediaType: string): Promise<string> => {
  const raw = await buffer(request);
  try {
    const { bytes } = decodeContent(raw, request.headers['content-encoding'], maxBodyBytes);
    return textOf(mediaType, bytes) ?? bytes.toString('base64');
  } catch {
    return raw.toString('base64');
  }
};

const answerWith =
  (calls: RecordedCalls, report: (sentence: string) => void): Middleware =>
  async (ctx) => {
    const mediaType = ctx.get('Content-Type');
    const found = calls.next({
      method: ctx.method,
      target: ctx.url,
      body: await bodyOf(ctx.req, mediaType),
      mediaType,
      range: ctx.get('Range'),
    });
    if (typeof found === 'string') {
      report(found);
      ctx.status = 404;
      ctx.body = { ...failureBody('unknown', null, 'replay'), message: found };
      return;
    }
    ctx.status = found.response.status;
    ctx.body = bytesOf(found);
    const { _contentEncoding: encoding } = found.response.content;
    if (encoding !== undefined) ctx.set('Content-Encoding', encoding);
    for (const { name, value } of found.response.headers) if (!ownHeaders.test(name)) ctx.set(name, value);
  };

const send = (socket: WebSocket, { data, opcode }: Pick<SocketMessage, 'data' | 'opcode'>): void => {
  if (opcode === 1) socket.send(data);
  else socket.send(Buffer.from(data, 'base64'));
};

/** Replays connections in the order of the recording, for each path; the last one is repeated. */
const replaySockets = (
  entries: readonly HarEntry[],
  isForeign: (request: Parameters<OnUpgrade>[0]) => boolean,
): OnUpgrade => {
  const byPath = new Map<string, (readonly SocketMessage[])[]>();
  for (const { request, _webSocketMessages: messages = [] } of entries) {
    const pathname = comparablePath(new URL(request.url).pathname);
    byPath.set(pathname, [...(byPath.get(pathname) ?? []), messages]);
  }
  return async (request, accept) => {
    if (isForeign(request)) return '403 Forbidden';
    const connections = byPath.get(comparablePath(addressOfTarget(request.url ?? '/').pathname)) ?? [];
    const messages = connections.length > 1 ? connections.shift() : connections[0];
    if (messages === undefined) return '404 Not Found';
    const recorded = new RecordedSocket(messages);
    const socket = await accept();
    for (const each of recorded.first) send(socket, each);
    socket.on('message', (data, isBinary) => {
      // With its default `binaryType`, ws passes a Buffer.
      const text = (data as Buffer).toString(isBinary ? 'base64' : 'utf8');
      for (const each of recorded.next({ data: text, opcode: isBinary ? 2 : 1 })) send(socket, each);
    });
    socket.on('error', () => socket.terminate());
    if (!recorded.hasHeartbeats) return null;
    const heart = setInterval(() => socket.send(JSON.stringify({ type: beat.type })), beatIntervalMs).unref();
    socket.on('close', () => clearInterval(heart));
    return null;
  };
};

/**
 * Answers from a HAR file: a request by its method, path, parameters and body, a message of a socket by what followed it. What was not
 * recorded fails with `unknown` and a sentence. Rejects with a `RecordingFileError`.
 */
export const openReplay = async (options: ReplayOptions): Promise<Served> => {
  const { file, allowedOrigins = [], allowedHeaders = [], report = () => undefined } = options;
  const entries = read(file);
  const hosting = createHosting({ allowedOrigins, allowedHeaders });
  const isSocket = ({ _webSocketMessages: messages }: HarEntry): boolean => messages !== undefined;
  const app = new Koa();
  app.silent = true;
  app.use(crossOrigin(hosting));
  app.use(answerWith(new RecordedCalls(entries.filter((each) => !isSocket(each))), report));
  const callback = app.callback();
  return serve(
    (request, response) => void callback(request, response),
    replaySockets(entries.filter(isSocket), (request) => hosting.isForeignCall(request)),
    options,
  );
};
