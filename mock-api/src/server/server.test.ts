import type { Socket } from 'node:net';
import type { Middleware } from 'koa';
import { afterEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '../testing/loopback.ts';
import { openSocket } from '../testing/open-socket.ts';
import { pictures } from './media/pictures.ts';

let backend: Loopback | null = null;
afterEach(() => backend?.close());

const picture = '/pictures/velvet/portrait/noor/w320.webp';
const pictureService = {
  get: async () => ({ file: '', bytes: new TextEncoder().encode('a picture') }),
  own: null,
  close: async () => undefined,
};

/** A server with pictures and a page, whose host sees every request first. */
const hostOf = async (before: Middleware): Promise<Loopback> => {
  backend = await loopback({ before: [before] });
  const { app, context } = backend.server;
  app.use(pictures(context, pictureService));
  app.use((ctx) => {
    ctx.body = 'a page';
  });
  return backend;
};

const requests = [
  ['a REST call', '/rest/v1/alive', 'GET', 200],
  ['an unknown REST path', '/rest/v1/nothing', 'GET', 404],
  ['a query', '/vxql', 'POST', 200],
  ['a message’s picture', '/messenger/images/none', 'GET', 404],
  ['a picture', picture, 'GET', 200],
  ['a page', '/en/', 'GET', 200],
] as const;

test('a half-sent request is ended after half a minute of silence, a slow one after two minutes', async () => {
  backend = await loopback();
  const { headersTimeout, requestTimeout, timeout } = backend.server.http;
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 120_000,
    timeout: 30_000,
  });
});

test('connections of sockets have no limit of silence', async () => {
  backend = await loopback();
  const streams: Socket[] = [];
  backend.server.http.on('upgrade', (_, stream) => void streams.push(stream as Socket));
  const { socket } = await openSocket(backend.host);
  expect(streams.map(({ timeout }) => timeout)).toEqual([0]);
  socket.close();
});

test.each(requests)(
  'middleware of the host sees %s and sets a header of its response',
  async (_, path, method, status) => {
    const seen: string[] = [];
    const { request, token } = await hostOf(async (ctx, next) => {
      seen.push(ctx.path);
      ctx.set('X-Host', 'seen');
      await next();
      seen.push(String(ctx.status));
    });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request(path, {
      method,
      headers,
      ...(method === 'POST' && { body: { query: '{__typename}' } }),
    });
    expect(answer).toMatchObject({ status, headers: { 'x-host': 'seen' } });
    expect(seen).toEqual([path, String(status)]);
  },
);

test.each(requests)('middleware of the host ends %s by itself', async (_, path, method) => {
  const { request, records } = await hostOf((ctx) => {
    ctx.status = 503;
    ctx.body = 'closed';
  });
  expect(await request(path, { method })).toMatchObject({ status: 503, body: 'closed' });
  expect(records).toEqual([]);
});

test('middleware of the host sees the body of an answer, so it can change it', async () => {
  const { request } = await hostOf(async (ctx, next) => {
    await next();
    ctx.body = `${String(ctx.body).length} characters`;
    ctx.type = 'text/plain';
  });
  expect(await request('/rest/v1/alive')).toMatchObject({ status: 200, body: '49 characters' });
});

// Proxies and routers read such targets differently.
test.each(['x://?y', 'x://', '/rest/v1/alive#x?y', '/rest\\v1\\alive', '/rest\\v1\\alive#'])(
  'the request target %s is bad before the host sees it',
  async (target) => {
    const seen: string[] = [];
    const { request } = await hostOf(async (ctx, next) => {
      seen.push(ctx.path);
      await next();
    });
    expect(await request(target)).toMatchObject({ status: 400, body: 'Bad Request' });
    expect(seen).toEqual([]);
  },
);

test.each([
  ['a REST call', 'http://localhost/rest/v1/alive'],
  ['a picture', `http://localhost${picture}`],
])('%s may have a whole address as its target', async (_, target) => {
  const { request } = await hostOf((_ctx, next) => next());
  expect(await request(target)).toMatchObject({ status: 200 });
});

test('a body that the host has read already fails at once, with its cause in the log', async () => {
  const { request, records, token } = await hostOf(async (ctx, next) => {
    if (ctx.method === 'POST') for await (const chunk of ctx.req) void chunk;
    await next();
  });
  const headers = { authorization: `Bearer ${token}` };
  expect(await request('/vxql', { headers, body: { query: '{__typename}' } })).toMatchObject({ status: 500 });
  expect(records).toMatchObject([{ status: 500, code: 'failed', cause: { message: /read before/ } }]);
});

test('an error that the host throws for the client is logged with its status', async () => {
  const { request, records } = await hostOf((ctx) => ctx.throw(403, 'closed'));
  expect(await request('/rest/v1/alive')).toMatchObject({ status: 403, body: 'closed' });
  expect(records).toMatchObject([{ call: 'server', status: 403 }]);
});
