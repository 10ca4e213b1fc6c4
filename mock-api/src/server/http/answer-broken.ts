import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerContext } from '../server-context.ts';

/** The status of what Node's parser rejects: a header that is too long, a request that takes too long, or one that is no HTTP. */
const statuses: Readonly<Record<string, readonly [status: number, text: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};
const badRequest = [400, 'Bad Request'] as const;

/**
 * Responds to what is no valid request as Node does, and logs it: two lengths of one body, for example, are how requests are
 * smuggled past a proxy.
 */
export const answerBroken = (
  http: Server,
  { hosting, log, newRequestId }: Pick<ServerContext, 'hosting' | 'log' | 'newRequestId'>,
): void =>
  void http.on('clientError', (error: NodeJS.ErrnoException, connection: Duplex) => {
    if (error.code === 'ECONNRESET' || !connection.writable) return void connection.destroy();
    const [status, text] = statuses[error.code ?? ''] ?? badRequest;
    // Its headers were not read, so behind a proxy the address is the proxy's.
    const socket = connection as Parameters<typeof hosting.addressOf>[0]['socket'];
    const address = hosting.addressOf({ headers: {}, socket });
    log({ id: newRequestId(), call: 'http', status, ms: 0, code: 'malformed', address });
    connection.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\n\r\n`);
  });
