import { afterEach, expect, test } from 'vitest';
import { loopback, type Loopback, type TestRequest } from '../../testing/loopback.ts';
import { adminMetrics, serveMetrics, type MetricsServer, type MetricsSource } from './metrics-endpoint.ts';

const source = { contentType: 'text/plain; version=0.0.4', text: async () => 'lounge_sockets 3\n' };
const token = 'a token for tests, long enough for a server to take';

let backend: Loopback | null = null;
let own: MetricsServer | null = null;
afterEach(async () => {
  await backend?.close();
  await own?.close();
  [backend, own] = [null, null];
});

const withToken = (value: string) => ({ headers: { authorization: `Bearer ${value}` } });
const answer = { status: 200, body: 'lounge_sockets 3\n' };

const rejected: readonly [string, string, TestRequest][] = [
  ['no token', '/metrics', {}],
  ['another token', '/metrics', withToken('another token')],
  ['a longer one', '/metrics', withToken(`${token}x`)],
  ['the token in another scheme', '/metrics', { headers: { authorization: `Basic ${token}` } }],
  ['a change', '/metrics', { ...withToken(token), method: 'POST' }],
  ['another path', '/metrics/', withToken(token)],
];

/** A server with metrics, or without. */
const open = async (adminToken: string | null = token, metrics: MetricsSource | null = source) => {
  backend = await loopback();
  backend.server.app.use(adminMetrics({ ...backend.server.context, metrics }, adminToken));
  return backend;
};

test('on the main port the token opens the metrics', async () => {
  const { request } = await open();
  const { headers, ...response } = await request('/metrics', withToken(token));
  expect(response).toEqual(answer);
  expect(headers).toMatchObject({ 'content-type': source.contentType, 'cache-control': 'no-store' });
});

test.each(rejected)('with %s the answer is that of a server without metrics', async (_, path, options) => {
  const answerOf = async ({ request, close }: Loopback) => {
    const { headers, ...response } = await request(path, options);
    await close();
    return { ...response, headers: { ...headers, date: '' } };
  };
  const response = await answerOf(await open());
  expect(response.status).toBe(404);
  expect(await answerOf(await open(null))).toEqual(response);
  expect(await answerOf(await open(token, null))).toEqual(response);
  backend = null;
});

test('a wrong token is in the log, with the address', async () => {
  const { request, records } = await open();
  await request('/metrics', withToken('another token'));
  expect(records).toMatchObject([{ call: 'metrics', status: 404, code: 'unknown', address: '127.0.0.1' }]);
});

const fetched = async (path: string, { headers = {}, method = 'GET' }: TestRequest = {}) => {
  const response = await fetch(`http://127.0.0.1:${own?.port}${path}`, { headers, method });
  return { status: response.status, body: await response.text() };
};

test('a port of their own has nothing else', async () => {
  own = await serveMetrics(source, { port: 0, host: '127.0.0.1' });
  expect(await fetched('/metrics')).toEqual(answer);
  expect(await fetched('/metrics?name=x')).toEqual(answer);
  expect((await fetched('/')).status).toBe(404);
  expect((await fetched('/metrics', { method: 'DELETE' })).status).toBe(404);
});

test.each(rejected)('a port of their own asks for the token that there is: 404 with %s', async (_, path, options) => {
  own = await serveMetrics(source, { port: 0, host: '127.0.0.1', token });
  expect(await fetched('/metrics', withToken(token))).toEqual(answer);
  expect((await fetched(path, options)).status).toBe(404);
});

test('metrics that cannot be collected are unavailable, a port that is taken rejects', async () => {
  const broken = { ...source, text: () => Promise.reject(new Error('Operation timed out.')) };
  own = await serveMetrics(broken, { port: 0, host: '127.0.0.1' });
  expect(await fetched('/metrics')).toEqual({ status: 503, body: 'unavailable' });
  await expect(serveMetrics(source, { port: own.port, host: '127.0.0.1' })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
