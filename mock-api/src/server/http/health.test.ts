import Koa from 'koa';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { loopback } from '../../testing/loopback.ts';
import { health } from './health.ts';

test.each(['/alive', '/ready'])('a running server responds to %s without a line in the log', async (path) => {
  const server = await loopback({ requestsPerTenSeconds: 1 });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await server.request(path)).status);
  const { records } = server;
  await server.close();
  expect([statuses, records]).toEqual([[200, 200, 200], []]);
});

test.each([
  ['that ends', { isListening: false, isOpen: true }, 503],
  ['whose world is closed', { isListening: true, isOpen: false }, 503],
  ['that runs', { isListening: true, isOpen: true }, 200],
])('a server %s is ready with %o: %d', async (_, { isListening, isOpen }, status) => {
  const { world } = aWorld();
  if (!isOpen) world.database.close();
  const app = new Koa();
  app.use(health({ main: world, isListening: () => isListening }));
  const handle = app.callback();
  const http = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const statuses = [(await fetch(`${base}/alive`)).status, (await fetch(`${base}/ready`)).status];
  http.closeAllConnections();
  http.close();
  expect(statuses).toEqual([200, status]);
});
