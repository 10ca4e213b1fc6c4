import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { HttpContext } from './http-context.ts';

/** The status of what Node's parser rejects: a header that is too long, a request that takes too long, or one that is no HTTP. */
const statuses: Readonly<Record<string, readonly [status: number, text: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};
const badRequest = [400, 'Bad Request'] as const;

/** Codes of connections that clients closed, in the middle of a request too. */
const closedByClient = new Set(['ECONNRESET', 'HPE_INVALID_EOF_STATE']);

/**
 * Responds to what is no valid request as Node does, and logs it: two lengths of one body, for example, are how requests are
 * smuggled past a proxy.
 */
export const answerBroken = (
  http: Server,
  { hosting, log, newRequestId }: Pick<HttpContext, 'hosting' | 'log' | 'newRequestId'>,
): void =>
  void http.on('clientError', (error: NodeJS.ErrnoException, connection: Duplex) => {
    if (closedByClient.has(error.code ?? '') || !connection.writable) return void connection.destroy();
    const { code = 'malformed' } = error;
    const [status, text] = statuses[code] ?? badRequest;
    const socket = connection as Socket;
    // Browsers open connections in advance; those that they do not need end without a byte.
    if (socket.bytesRead > 0) {
      // Its headers were not read, so behind a proxy the address is the proxy's.
      log({
        id: newRequestId(),
        call: 'http',
        status,
        ms: 0,
        code,
        address: hosting.addressOf({ headers: {}, socket }),
      });
    }
    connection.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\n\r\n`);
  });
