import { createServer, request, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHosting, createWorld, memoryWorld, readSeeds, seededRandom, templateOf } from '@lounge/mock-api/server';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choices } from './choices.ts';

const evening = Date.parse('2026-11-20T19:00:00.000Z');
const seeded = templateOf(readSeeds());
let http: Server;
let port = 0;
let received: IncomingMessage | null = null;
let mayStore = true;
let closeWorld: () => Promise<unknown>;

beforeEach(async () => {
  mayStore = true;
  const app = new Koa();
  app.use((ctx, next) => {
    received = ctx.req;
    return next();
  });
  const hosting = createHosting({ trustedProxies: ['127.0.0.1'] });
  // Only the fields that the middleware uses.
  const world = createWorld('test', memoryWorld(seeded), { now: () => evening }, seededRandom(1));
  const limit = () => Promise.resolve(mayStore);
  closeWorld = () => Promise.resolve(world.database.close());
  const context = { hosting, worlds: { main: world }, limit, log: () => undefined, newRequestId: () => 'r-1' };
  app.use(choices({ context } as unknown as Parameters<typeof choices>[0]));
  const handle = app.callback();
  http = createServer((incoming, response) => void handle(incoming, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  ({ port } = http.address() as AddressInfo);
});

afterEach(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

/** Starts to send a form; the caller ends the request. */
const startRequest = (
  headers: Record<string, string> = {},
  path = '/choices/theme',
): { outgoing: ClientRequest; response: Promise<IncomingMessage> } => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const options = { port, host: '127.0.0.1', path, method: 'POST', headers: { ...type, ...headers } };
  const outgoing = request(options);
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve);
    // The server closes the connection while there is more to send.
    outgoing.on('error', reject);
  });
  return { outgoing, response };
};

test('reads a form', async () => {
  const { outgoing, response } = startRequest();
  outgoing.end('theme=dark&return=%2Fen%2F');
  const { statusCode, headers } = await response;
  expect([statusCode, headers.location]).toEqual([303, '/en/']);
});

test.each([
  ['https', /^__Host-theme=dark;(?!.*Domain).*Path=\/;.*Secure/],
  ['http', /^theme=dark;(?!.*Secure)/],
])('a choice over %s is stored in a cookie that fits', async (scheme, expected) => {
  const { outgoing, response } = startRequest({ 'x-forwarded-proto': scheme });
  outgoing.end('theme=dark&return=%2Fen%2F');
  expect(String((await response).headers['set-cookie'])).toMatch(expected);
});

test('rejects a form whose Content-Length is too large before its body is sent', async () => {
  const { outgoing, response } = startRequest({ 'content-length': '50000000' });
  outgoing.flushHeaders();
  const { statusCode, headers } = await response;
  expect([statusCode, headers.connection]).toEqual([413, 'close']);
});

test('rejects a chunked form as soon as it is too large, and removes the data listener', async () => {
  const { outgoing, response } = startRequest({ 'transfer-encoding': 'chunked' });
  outgoing.write('theme=dark&more='.padEnd(5_000, 'x'));
  const { statusCode, headers } = await response;
  expect([statusCode, headers.connection]).toEqual([413, 'close']);
  expect(received?.listenerCount('data')).toBe(0);
});

test('a form that only the prototype of an object knows is unknown', async () => {
  const { outgoing, response } = startRequest({}, '/choices/constructor');
  outgoing.end('constructor=1');
  expect((await response).statusCode).toBe(404);
});

test.each([
  ['consent=chosen', 'necessary'],
  ['consent=chosen&functional=on', 'functional'],
  ['consent=chosen&analytics=on', 'analytics'],
  ['consent=chosen&functional=on&analytics=on', 'all'],
  ['consent=necessary&analytics=on', 'necessary'],
  ['consent=all', 'all'],
])('the form %s without script stores the choice %s', async (form, choice) => {
  const { outgoing, response } = startRequest({}, '/choices/consent');
  outgoing.end(form);
  const { statusCode, headers } = await response;
  expect(statusCode).toBe(303);
  // With the time and the receipt of the record that proves it.
  expect(headers['set-cookie']?.[0]).toMatch(new RegExp(`^consent=${choice}\\.${evening}\\.[\\da-f]{16};`));
});

test('a choice holds without a proof while nothing can be stored', async () => {
  await closeWorld();
  const { outgoing, response } = startRequest({}, '/choices/consent');
  outgoing.end('consent=all');
  const { statusCode, headers } = await response;
  expect([statusCode, headers['set-cookie']?.[0]?.split(';')[0]]).toEqual([303, 'consent=all']);
});

test('choices over the limit are not stored', async () => {
  mayStore = false;
  const { outgoing, response } = startRequest({}, '/choices/consent');
  outgoing.end('consent=all');
  const { statusCode, headers } = await response;
  expect([statusCode, headers['retry-after'], headers['set-cookie']]).toEqual([429, '10', undefined]);
});
