import { afterEach, expect, test } from 'vitest';
import { loopback, type Loopback, type TestRequest } from '../../testing/loopback.ts';
import { adminMetrics, serveMetrics, type MetricsServer } from './metrics-endpoint.ts';

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

test('on the main port the token opens the metrics', async () => {
  backend = await loopback({ before: [adminMetrics(source, token)] });
  const { headers, ...response } = await backend.request('/metrics', withToken(token));
  expect(response).toEqual(answer);
  expect(headers).toMatchObject({ 'content-type': source.contentType, 'cache-control': 'no-store' });
});

test.each(rejected)('with %s, nothing tells that they exist', async (_, path, options) => {
  backend = await loopback({ before: [adminMetrics(source, token)] });
  const { headers, ...response } = await backend.request(path, options);
  const { headers: expected, ...unknown } = await backend.request('/no-such-path', options);
  expect(unknown.status).toBe(404);
  expect(response).toEqual(unknown);
  expect({ ...headers, date: '' }).toEqual({ ...expected, date: '' });
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
