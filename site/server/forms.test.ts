import { createServer, request, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choices } from './choices.ts';

let http: Server;
let port = 0;
let received: IncomingMessage | null = null;

beforeEach(async () => {
  const app = new Koa();
  app.use((ctx, next) => {
    received = ctx.req;
    return next();
  });
  app.use(choices);
  const handle = app.callback();
  http = createServer((asked, response) => void handle(asked, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  ({ port } = http.address() as AddressInfo);
});

afterEach(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

/** Begins to send a form; whoever calls decides whether it ends. */
const begun = (headers: Record<string, string> = {}): { asked: ClientRequest; answer: Promise<IncomingMessage> } => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const options = { port, host: '127.0.0.1', path: '/choices/theme', method: 'POST', headers: { ...type, ...headers } };
  const asked = request(options);
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    asked.on('response', resolve);
    // The connection ends while there is more to send.
    asked.on('error', reject);
  });
  return { asked, answer };
};

test('a form is read', async () => {
  const { asked, answer } = begun();
  asked.end('theme=dark&return=%2Fen%2F');
  const { statusCode, headers } = await answer;
  expect([statusCode, headers.location]).toEqual([303, '/en/']);
});

test('a form whose length is told to be too much is refused before it is sent', async () => {
  const { asked, answer } = begun({ 'content-length': '50000000' });
  asked.flushHeaders();
  const { statusCode, headers } = await answer;
  expect([statusCode, headers.connection]).toEqual([413, 'close']);
});

test('a form without an end is refused as soon as it is too much, and nothing listens to it any longer', async () => {
  const { asked, answer } = begun({ 'transfer-encoding': 'chunked' });
  asked.write('theme=dark&more='.padEnd(5_000, 'x'));
  const { statusCode, headers } = await answer;
  expect([statusCode, headers.connection]).toEqual([413, 'close']);
  expect(received?.listenerCount('data')).toBe(0);
});
