import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '../testing/loopback.ts';
import { openSocket } from '../testing/open-socket.ts';
import { pictures } from './media/pictures.ts';

const partner = 'https://partner.example';
const evil = 'https://evil.example';
const track = '/rest/v1/tracking/track';
const picture = '/pictures/velvet/portrait/noor/w320.webp';

let backend: Loopback;
beforeEach(async () => {
  backend = await loopback({ allowedOrigins: [partner] });
  const pictureService = {
    get: async () => ({ file: '', bytes: new TextEncoder().encode('a picture') }),
    own: null,
    close: async () => undefined,
  };
  backend.server.app.use(pictures(backend.server.context, pictureService));
});
afterEach(() => backend.close());

const preflight = (origin: string, path: string) =>
  backend.request(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });

test.each(['/rest/v1/guest/createVisitorToken', '/vxql', '/media/live/a/whep'])(
  'a preflight request of an allowed page for %s is answered',
  async (path) => {
    const { status, headers } = await preflight(partner, path);
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-methods': 'GET,HEAD,POST,PUT,DELETE',
      'access-control-max-age': '600',
      vary: 'Origin',
    });
    expect(headers['access-control-allow-headers']).toMatch(
      /^authorization,content-type,range,idempotency-key,x-world,prefer$/i,
    );
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  },
);

test('a preflight request may ask for the headers that a setting names, such as those of traces', async () => {
  const allowedHeaders = ['traceparent', 'tracestate', 'baggage'];
  const traced = await loopback({ allowedOrigins: [partner], allowedHeaders });
  const { headers } = await traced.request('/vxql', {
    method: 'OPTIONS',
    headers: {
      origin: partner,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,traceparent',
    },
  });
  expect(headers['access-control-allow-headers']?.split(',')).toEqual(expect.arrayContaining(allowedHeaders));
  await traced.close();
});

test.each([evil, 'null', `${partner}.evil`])('a preflight request of %s gets no permission', async (origin) => {
  const { headers } = await preflight(origin, '/rest/v1/guest/createVisitorToken');
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers.vary).toBe('Origin');
});

test('an allowed page gets a token that calls, queries and the socket accept', async () => {
  const asked = await backend.request('/rest/v1/guest/createVisitorToken', {
    method: 'POST',
    headers: { origin: partner },
    body: {},
  });
  expect(asked).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': partner } });
  const { accessToken } = asked.body as { accessToken: string };
  const headers = { origin: partner, authorization: `Bearer ${accessToken}` };
  expect(await backend.request('/rest/v1/alive', { headers })).toMatchObject({ status: 200 });
  const query = await backend.request('/vxql', { headers, body: { query: 'query { getActor(actorId: 1) { id } }' } });
  expect(query).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': partner } });
  const { exchange, socket } = await openSocket(backend.host, { origin: partner });
  const session = { type: 'sessionRequest', language: 'en', accessToken, guestId: null };
  expect(await exchange(session)).toMatchObject({ type: 'ackSession' });
  socket.close();
});

test('a token is of the world in which it was asked for', async () => {
  const inOther = { origin: partner, 'x-world': 'other' };
  const asked = await backend.request('/rest/v1/guest/createVisitorToken', {
    method: 'POST',
    headers: inOther,
    body: {},
  });
  const authorization = `Bearer ${(asked.body as { accessToken: string }).accessToken}`;
  expect(await backend.request('/rest/v1/alive', { headers: { ...inOther, authorization } })).toMatchObject({
    status: 200,
  });
  expect(await backend.request('/rest/v1/alive', { headers: { origin: partner, authorization } })).toMatchObject({
    status: 401,
  });
});

test('a failure reaches an allowed page with its headers', async () => {
  const { status, headers } = await backend.request('/rest/v1/nothing', { headers: { origin: partner } });
  expect({ status, headers }).toMatchObject({
    status: 404,
    headers: {
      'access-control-allow-origin': partner,
      'access-control-expose-headers': 'X-Request-Id,Retry-After,Location,Content-Range,Preference-Applied',
    },
  });
  // Only media may be shown by other pages.
  expect(headers['cross-origin-resource-policy']).not.toBe('cross-origin');
});

test('a change of another page is rejected, a read answers without permission', async () => {
  const rejected = await backend.request(track, { headers: { origin: evil }, body: {} });
  expect(rejected).toMatchObject({ status: 403, body: { error: { code: 'foreignOrigin' } } });
  expect(rejected.headers['access-control-allow-origin']).toBeUndefined();
  const read = await backend.request('/rest/v1/alive', { headers: { origin: evil } });
  expect(read.headers['access-control-allow-origin']).toBeUndefined();
});

test.each([
  ['a server with allowed origins', [partner], 'cross-origin'],
  ['a server without them', [], 'same-origin'],
])('pictures of %s may be shown by pages: %s', async (_, allowedOrigins, policy) => {
  await backend.close();
  backend = await loopback({ allowedOrigins });
  const pictureService = {
    get: async () => ({ file: '', bytes: new TextEncoder().encode('a picture') }),
    own: null,
    close: async () => undefined,
  };
  backend.server.app.use(pictures(backend.server.context, pictureService));
  expect((await backend.request(picture)).headers['cross-origin-resource-policy']).toBe(policy);
});
