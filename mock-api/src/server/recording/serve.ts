import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { maxFrameBytes } from '../socket/socket-adapter.ts';

/** Where a recorder or a replay listens. */
export interface ServedAt {
  /** @default a free port */
  readonly port?: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
  /** Origins of pages that may make calls, such as `http://localhost:5173`. @default none but its own */
  readonly allowedOrigins?: readonly string[];
  /** Headers that those pages may send besides the ones of calls, such as `traceparent`. @default none */
  readonly allowedHeaders?: readonly string[];
}

/** A running recorder or replay. */
export interface Served {
  /** Its origin, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** The origin of its sockets. */
  readonly socketOrigin: string;
  close(): Promise<void>;
}

/** Answers the request of a connection: with a status that rejects it, or by `accept`. */
export type OnUpgrade = (request: IncomingMessage, accept: () => Promise<WebSocket>) => Promise<string | null>;

/** Serves requests and connections of sockets, without limits: for the developer's own pages. */
export const serve = async (
  onRequest: RequestListener,
  onUpgrade: OnUpgrade,
  { port = 0, host = '127.0.0.1' }: ServedAt,
): Promise<Served> => {
  const http = createServer(onRequest);
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 16 * maxFrameBytes });
  const open = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const accept = () => new Promise<WebSocket>((resolve) => sockets.handleUpgrade(request, stream, head, resolve));
    const status = await onUpgrade(request, accept);
    if (status !== null) stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  };
  http.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    open(request, stream, head).catch(() => stream.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  const address = http.address();
  const authority = `${host.includes(':') ? `[${host}]` : host}:${typeof address === 'object' ? address?.port : port}`;
  return {
    url: `http://${authority}`,
    socketOrigin: `ws://${authority}`,
    close: async () => {
      const ended = new Promise<void>((resolve) => void http.close(() => resolve()));
      sockets.clients.forEach((socket) => socket.terminate());
      sockets.close();
      http.closeAllConnections();
      await ended;
    },
  };
};
