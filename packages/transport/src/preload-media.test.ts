import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { preloadMedia } from './preload-media.ts';

const closes: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

const setUp = async (respond: (response: ServerResponse) => unknown) => {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closes.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/w640.webp`, requests };
};

// @spec rest:media.preload, state:media-preloading 1, feature:shell.media-preload 1
test.each([
  ['without a token', {}, undefined],
  ['with a token', { token: 'secret' }, 'Bearer secret'],
] as const)('media is loaded by GET as a blob, %s', async (_, options, authorization) => {
  const { address, requests } = await setUp((response) => {
    response.writeHead(200, { 'content-type': 'image/webp' });
    response.end(Buffer.from([1, 2, 3]));
  });
  const blob = await preloadMedia(address, options);
  expect([blob?.type, blob?.size]).toEqual(['image/webp', 3]);
  expect(requests.map(({ method, headers }) => [method, headers.authorization])).toEqual([['GET', authorization]]);
});

test.each([
  ['is not there', (response: ServerResponse) => response.writeHead(404).end()],
  ['ends too early', (response: ServerResponse) => response.writeHead(200, { 'content-length': 9 }).destroy()],
])('media that %s is loaded when it is shown', async (_, respond) => {
  const { address } = await setUp(respond);
  expect(await preloadMedia(address)).toBeNull();
});

test('a preload that is aborted has no result', async () => {
  const { address } = await setUp(() => undefined);
  const controller = new AbortController();
  const preload = preloadMedia(address, { signal: controller.signal });
  controller.abort();
  expect(await preload).toBeNull();
});
