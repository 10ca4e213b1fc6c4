import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { loopback } from '../testing/loopback.ts';
import { openSocket } from '../testing/open-socket.ts';

/** A server with a request that is answered by `answer`, once it has arrived. */
const setUp = async (drainMs?: number) => {
  const backend = await loopback(drainMs === undefined ? {} : { drainMs });
  const arrived = Promise.withResolvers<null>();
  const answered = Promise.withResolvers<null>();
  backend.server.app.use(async (ctx) => {
    if (ctx.path === '/slow') {
      arrived.resolve(null);
      await answered.promise;
    }
    ctx.body = 'done';
  });
  const port = Number(backend.host.split(':')[1]);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const request = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, agent }, (response) => {
        response.resume().once('end', () => resolve(response));
      }).once('error', reject);
    });
  return { ...backend, port, request, arrived: arrived.promise, answer: () => answered.resolve(null) };
};

const opened = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

test('a request that runs is answered, its connection ends with it, and what is idle ends at once', async () => {
  const { port, request, arrived, answer, close } = await setUp(60_000);
  const idle = await opened(port);
  const slow = request('/slow');
  await arrived;
  const closed = close();
  await once(idle, 'close');
  await expect(request('/')).rejects.toThrow('ECONNREFUSED');
  answer();
  expect(await slow).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
  await closed;
});

test('what takes longer than the drain is cut', async () => {
  const { request, arrived, close } = await setUp(20);
  const slow = request('/slow').then(() => 'answered', String);
  await arrived;
  await close();
  expect(await slow).toBe('Error: socket hang up');
});

test('sockets and streams are told at once, while a request still runs; a socket that does not answer is ended', async () => {
  const { host, port, server, request, arrived, answer, close } = await setUp(60_000);
  const notified: string[] = [];
  server.onClosing(() => void notified.push('streams'));
  const { socket } = await openSocket(host);
  const silent = await opened(port);
  silent.write(
    'GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(silent, 'data');
  const slow = request('/slow');
  await arrived;
  const closed = close();
  expect(notified).toEqual(['streams']);
  expect((await once(socket, 'close'))[0]).toBe(1001);
  await once(silent.resume(), 'close');
  answer();
  await Promise.all([slow, closed]);
});
