import { createServer, type Server } from 'node:http';
import { createGzip } from 'node:zlib';
import Router from '@koa/router';
import { handlers, restRoutes, type Caller, type WorldParts } from '@lounge/mock-api';
import { queryServiceOf } from '@lounge/mock-api/server';
import { queryPath } from '@lounge/protocol';
import { createYoga } from 'graphql-yoga';
import Koa from 'koa';
import { WebSocketServer } from 'ws';
import { bareHomeOf, homeRenderer, renderBare } from './home.ts';

/** A server, and how it sends a push to all of its sockets. */
export interface MeasuredServer {
  readonly http: Server;
  readonly publish?: (count: number) => void;
}

/** Koa with @koa/router and the paths of all REST calls, which all send the same response. */
export const koaRouter = (headers: readonly (readonly [string, string])[], bytes: Buffer): MeasuredServer => {
  const router = new Router();
  for (const { handled, path } of restRoutes(handlers)) {
    router.register(path, [handled.call.method], (ctx) => {
      for (const [name, value] of headers) ctx.set(name, value);
      ctx.body = bytes;
    });
  }
  const app = new Koa();
  // Clients that close their connections when the load ends are not errors of this server.
  app.silent = true;
  app.use(router.routes());
  const answer = app.callback();
  return { http: createServer((request, response) => void answer(request, response)) };
};

/** The same schema and handlers behind a default graphql-yoga. */
export const yogaServer = async (world: WorldParts): Promise<MeasuredServer> => {
  const caller: Caller = { guestId: null, language: 'en', brand: 'velvet', requestId: 'bench', key: null };
  const { schema } = queryServiceOf(handlers);
  const yoga = createYoga({
    schema,
    graphqlEndpoint: queryPath,
    logging: false,
    context: () => ({ caller, world, causes: [] }),
  });
  return { http: createServer((request, response) => void yoga(request, response)) };
};

/** A `ws` server that sends the same frame to all sockets. */
export const bareSockets = async (): Promise<MeasuredServer> => {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  const publish = (count: number): void => {
    const push = { actorId: 101, actorName: 'Mirela', pad: 'x'.repeat(120), type: 'actorOnline' };
    for (let at = 0; at < count; at += 1) {
      const frame = Buffer.from(JSON.stringify(push));
      for (const socket of sockets.clients) socket.send(frame, { binary: false });
    }
  };
  return { http: server, publish };
};

/** A bare server that renders the elements of home with React alone for each request, with gzip when it is asked for. */
export const bareReact = async (): Promise<MeasuredServer> => {
  const { tree } = await bareHomeOf(await (await homeRenderer())());
  const http = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (!request.headers['accept-encoding']?.includes('gzip')) return renderBare(tree, response);
    response.setHeader('Content-Encoding', 'gzip');
    const gzip = createGzip();
    gzip.pipe(response);
    renderBare(tree, gzip);
  });
  return { http };
};
