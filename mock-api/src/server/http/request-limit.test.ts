import { afterEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { setUpState } from '../../states.ts';
import { storeMessageImage } from '@lounge/protocol/content/messenger';
import { weights } from './request-limit.ts';

let backend: Loopback;
afterEach(() => backend.close());

const through = (address: string) => ({ headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' } });

test.each([
  ['a call', '/rest/v1/alive'],
  ['a message’s picture', '/messenger/1/image/x'],
  ['a page or file of the host', '/elsewhere'],
])('%s over the limit of its address is rejected', async (_, path) => {
  backend = await loopback({ requestsPerTenSeconds: 1 });
  await backend.request(path);
  const { status, headers } = await backend.request(path);
  expect(status).toBe(429);
  expect(headers['retry-after'] ?? '10').toBe('10');
});

test.each([
  [weights.upload, true],
  [weights.upload + weights.request, false],
])('with a limit of %i an upload is rejected: %s', async (requestsPerTenSeconds, expected) => {
  backend = await loopback({ requestsPerTenSeconds });
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 'robins' }), backend.world);
  const { status } = await backend.request(storeMessageImage.path, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: 'Bearer robins' },
    body: 'x',
  });
  expect(status === 429).toBe(expected);
});

test('clients behind a trusted proxy have limits of their own', async () => {
  backend = await loopback({ requestsPerTenSeconds: 2, trustedProxies: ['127.0.0.1'] });
  const statuses: number[] = [];
  for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'])
    statuses.push((await backend.request('/rest/v1/alive', through(address))).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('an address that nobody vouches for does not escape the limit', async () => {
  backend = await loopback({ requestsPerTenSeconds: 1 });
  await backend.request('/rest/v1/alive', through('203.0.113.1'));
  expect((await backend.request('/rest/v1/alive', through('203.0.113.2'))).status).toBe(429);
});

test.each([
  ['a proxy with TLS', { trustedProxies: ['127.0.0.1'] }, 'max-age=31536000'],
  ['a public origin with TLS', { publicOrigins: { velvet: 'https://velvet.example' } }, 'max-age=31536000'],
  ['nothing before it', {}, undefined],
])('with %s every answer says that the site is encrypted: %s', async (_, options, expected) => {
  backend = await loopback(options);
  for (const path of ['/rest/v1/alive', '/elsewhere'])
    expect((await backend.request(path, through('203.0.113.1'))).headers['strict-transport-security']).toBe(expected);
});

test('refusals and pages that do not exist have the headers of data', async () => {
  backend = await loopback({ requestsPerTenSeconds: 2 });
  for (const [status, path] of [
    [404, '/elsewhere'],
    [404, '/elsewhere'],
    [429, '/elsewhere'],
    [200, '/alive'],
    [200, '/ready'],
    [400, '/a\\b'],
  ] as const) {
    const answer = await backend.request(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
  }
});
