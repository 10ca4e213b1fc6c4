import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { openSocket } from '../../testing/open-socket.ts';

let server: Loopback;
beforeEach(async () => {
  server = await loopback();
});
afterEach(() => server.close());

const headers = { 'x-world': 'w-first' };
const path = '/rest/v1/actor/getActor/101';

/** Opens so many worlds that the first one is closed. */
const evict = async () => {
  for (let at = 0; at < 64; at += 1) await server.request(path, { headers: { 'x-world': `w-${at}` } });
  expect(server.server.context.worlds.names).not.toContain('w-first');
};

test('a call in a world that was closed to make room opens it anew', async () => {
  await server.request(path, { headers });
  await evict();
  expect(await server.request(path, { headers })).toMatchObject({ status: 200 });
  expect(server.server.context.worlds.names).toHaveLength(64);
});

test('the connections of a world that is closed to make room end, and new ones open it anew', async () => {
  const { socket } = await openSocket(server.host, { headers });
  const closed = once(socket, 'close');
  await evict();
  expect((await closed)[0]).toBe(1012);
  const again = await openSocket(server.host, { headers });
  expect(await again.exchange({ type: 'unknown' })).toMatchObject({ type: 'refused' });
  again.socket.close();
});
