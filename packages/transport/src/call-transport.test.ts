import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchTransport } from './call-transport.ts';

const closes: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

const request = { method: 'GET', path: '/', query: {}, headers: {}, body: null, cookies: false } as const;

const setUp = async (listener: RequestListener) => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closes.push(() => new Promise((resolve) => server.close(resolve)));
  return fetchTransport({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
};

test('a connection that ends within the body is no response', async () => {
  const transport = await setUp((_, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('[{', () => response.destroy());
  });
  await expect(transport.send(request)).rejects.toThrow('terminated');
});

test.each([
  ['JSON', '[1]', [1]],
  ['no JSON', '<p>', undefined],
])('a response with %s is read', async (_, body, value) => {
  const transport = await setUp((__, response) => response.end(body));
  expect(await transport.send(request)).toEqual({ status: 200, body: value });
});
