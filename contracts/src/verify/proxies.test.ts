import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { forward } from './forward.ts';
import { byProxy, proxyFor, followProxies } from './proxies.ts';
import { openWire } from './wire.ts';

const env = {
  HTTP_PROXY: 'http://me:secret@proxy.test:3128',
  https_proxy: 'tls.test:3129',
  NO_PROXY: '.inner.test, other.test:8080',
};

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['http://server.test', 'http://me:secret@proxy.test:3128/'],
  ['ws://server.test/socket', 'http://me:secret@proxy.test:3128/'],
  ['wss://server.test/socket', 'http://tls.test:3129/'],
  ['http://a.inner.test', undefined],
  ['http://inner.test', undefined],
  ['http://notinner.test', 'http://me:secret@proxy.test:3128/'],
  ['http://other.test:8080', undefined],
  ['http://other.test', 'http://me:secret@proxy.test:3128/'],
  ['http://127.0.0.1:8080', undefined],
  ['http://localhost:8080', undefined],
  ['http://[::1]:8080', undefined],
])('%s has the proxy %s', (address, proxy) => {
  expect(proxyFor(address, env)?.href).toBe(proxy);
});

test('a star excludes every address, and without variables none has a proxy', () => {
  expect(proxyFor('http://server.test', { ...env, NO_PROXY: '*' })).toBeNull();
  expect(proxyFor('http://server.test', {})).toBeNull();
});

/** A server of calls and sockets, and a proxy that leads every host to it or answers with a status. */
const startBoth = async (status = 200) => {
  const server = createServer((_, response) => void response.writeHead(200).end('"here"')).listen(0, '127.0.0.1');
  new WebSocketServer({ server }).on('connection', (socket) => socket.send('{"type":"hello"}'));
  await once(server, 'listening');
  const asked: string[] = [];
  const proxy = createServer().on('connect', ({ url }, socket) => {
    asked.push(url ?? '');
    if (status !== 200) return void socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
    const { port } = server.address() as AddressInfo;
    const to = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.pipe(to).pipe(socket);
    });
    for (const end of [socket, to]) end.on('error', () => undefined);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const addressOf = (from: typeof server) => `127.0.0.1:${(from.address() as AddressInfo).port}`;
  const close = () => {
    for (const each of [server, proxy]) {
      each.closeAllConnections();
      each.close();
    }
  };
  return { server: addressOf(server), proxy: `http://${addressOf(proxy)}`, asked, close };
};

const request = { method: 'GET', originalUrl: '/', headers: {} };
const options = { world: 'w', waitMs: 60_000 };

test('requests and sockets go by the proxy, and those to loopback do not', async () => {
  const { server, proxy, asked, close } = await startBoth();
  vi.stubEnv('HTTP_PROXY', proxy);
  const restore = followProxies();
  const bodyAt = async (baseUrl: string) => (await forward(request, { baseUrl, ...options })).body;
  expect([await bodyAt('http://server.test:81'), await bodyAt(`http://${server}`)]).toEqual(['"here"', '"here"']);
  for (const url of ['ws://server.test:82', `ws://${server}`]) {
    const wire = await openWire(url, options);
    expect(await wire.next('hello')).toEqual({ type: 'hello' });
    wire.close();
  }
  expect(asked).toEqual(['server.test:81', 'server.test:82']);
  restore();
  close();
});

test('a proxy that fails is named with its cause, and without its password', async () => {
  const { proxy, close } = await startBoth(407);
  vi.stubEnv('HTTP_PROXY', proxy.replace('//', '//me:secret@'));
  const restore = followProxies();
  const { trouble } = await forward(request, { baseUrl: 'http://server.test', ...options });
  const by = byProxy('http://server.test');
  expect(by).toBe(` (by the proxy ${proxy}, which HTTP_PROXY or HTTPS_PROXY names)`);
  expect(trouble?.text).toBe(
    `not reachable: http://server.test, Proxy response (407) !== 200 when HTTP Tunneling${by}`,
  );
  await expect(openWire('ws://server.test', options)).rejects.toThrow(
    `ws://server.test answered its handshake with 407${by}`,
  );
  restore();
  close();
});
