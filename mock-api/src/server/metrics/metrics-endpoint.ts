import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Middleware } from 'koa';
import { isAdmin } from '../admin-token.ts';
import type { HttpContext } from '../http/http-context.ts';
import type { Metrics } from './metrics.ts';

const metricsPath = '/metrics';
const notFound = 'Not found';

/** The metrics of one process, or of several. */
export type MetricsSource = Pick<Metrics, 'text' | 'contentType'>;

/** The part of the server that metrics on its port use. */
interface AdminContext extends Pick<HttpContext, 'hosting' | 'log' | 'newRequestId'> {
  readonly metrics: MetricsSource | null;
}

const isRead = ({ method }: { readonly method?: string | undefined }): boolean => method === 'GET' || method === 'HEAD';

/**
 * The metrics on the main port, for whoever has the token. Everybody else gets 404, as on a server without metrics or without a token, so
 * that nothing tells whether there are any. Attempts are in the log.
 */
export const adminMetrics = (
  { metrics, hosting, log, newRequestId }: AdminContext,
  token: string | null,
): Middleware => {
  const mayRead = token === null ? () => false : isAdmin(token);
  return async (ctx, next) => {
    if (ctx.path !== metricsPath) return next();
    ctx.set('Cache-Control', 'no-store');
    if (metrics !== null && isRead(ctx) && mayRead(ctx.headers.authorization)) {
      ctx.set('Content-Type', metrics.contentType);
      ctx.body = await metrics.text();
      return;
    }
    const address = hosting.addressOf(ctx.req);
    log({ id: newRequestId(), call: 'metrics', status: 404, ms: 0, code: 'unknown', address });
    ctx.status = 404;
    ctx.body = notFound;
  };
};

const respond = (response: ServerResponse, status: number, type: string, body: string): void =>
  void response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** A server of metrics. */
export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

const listening = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/** Serves metrics on a port of their own; with a token to those who have it only. Everything else is 404. Rejects if the port is taken. */
export const serveMetrics = async (
  { text, contentType }: MetricsSource,
  { port, host, token = null }: { readonly port: number; readonly host: string; readonly token?: string | null },
): Promise<MetricsServer> => {
  const mayRead = token === null ? () => true : isAdmin(token);
  const server = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (request, response) => {
    if (pathOf(request) !== metricsPath || !isRead(request) || !mayRead(request.headers.authorization))
      return respond(response, 404, 'text/plain', notFound);
    text().then(
      (body) => respond(response, 200, contentType, body),
      // Several processes answer together; one may have ended meanwhile.
      () => respond(response, 503, 'text/plain', 'unavailable'),
    );
  });
  const opened = await listening(server, port, host);
  return {
    port: opened,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
