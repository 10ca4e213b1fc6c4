import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Limits of a connection, in milliseconds. */
interface Limits {
  /** Without a byte of a request that is half sent, or of a response that is not read. */
  readonly silenceMs: number;
  /** For a response to begin, from the headers of its request. */
  readonly workMs: number;
  readonly now?: () => number;
}

/**
 * Closes connections that are silent. A client that has sent its whole request waits for the server, which may be busy, so its silence
 * counts only after `workMs`.
 */
export const endSilent = (http: Server, { silenceMs, workMs, now = () => performance.now() }: Limits): void => {
  const latest = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse; at: number }>();
  const isAtWork = (socket: Socket): boolean => {
    const exchange = latest.get(socket);
    if (exchange === undefined) return false;
    const { request, response, at } = exchange;
    return request.complete && !response.headersSent && now() - at < workMs;
  };
  http.timeout = silenceMs;
  http.on('request', (request, response) => void latest.set(request.socket, { request, response, at: now() }));
  http.on('timeout', (socket) => {
    // A timer of a connection that has run out begins anew with a byte only.
    if (isAtWork(socket)) socket.setTimeout(silenceMs);
    else socket.destroy();
  });
};
