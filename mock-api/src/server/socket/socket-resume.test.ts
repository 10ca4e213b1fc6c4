import { once } from 'node:events';
import { actorOnline } from '@lounge/protocol/content/actors';
import { beatIntervalMs } from '@lounge/protocol/foundation/realtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { openSocket } from '../../testing/open-socket.ts';
import { publishInWorld } from '../../world/world.ts';

let backend: Loopback;
const opened: WebSocket[] = [];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  backend = await loopback();
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'of-robin' }, backend.world);
});
afterEach(async () => {
  opened.splice(0).forEach((socket) => socket.terminate());
  await backend.close();
  vi.useRealTimers();
});

const robin = { accessToken: 'of-robin', guestId: 7 };
const online = (actorId: number, to: { everyone: true } | { guestId: number } = { everyone: true }) =>
  publishInWorld(backend.world, actorOnline, to, { actorId, actorName: 'Noor' });

/** Opens a connection and requests a session; returns the messages up to its acknowledgement. */
const withSession = async (lastSeen?: object) => {
  const connection = await openSocket(backend.host);
  opened.push(connection.socket);
  connection.send({
    type: 'sessionRequest',
    language: 'en',
    ...robin,
    ...(lastSeen === undefined ? {} : { lastSeen }),
  });
  const messages = await connection.until('ackSession');
  return { ...connection, messages, positions: messages.at(-1)?.['positions'] as object };
};

const idsOf = (messages: readonly Readonly<Record<string, unknown>>[]) =>
  messages.map(({ type, actorId }) => actorId ?? type);

test('a connection that was lost gets what it missed, and then what follows', async () => {
  const first = await withSession();
  // A push that came before names who published it.
  expect(await backend.run('select "stream", "seq", "message", "at" from "outbox"')).toEqual([]);
  first.socket.terminate();
  await online(1);
  await online(2, { guestId: 7 });
  await online(3, { guestId: 8 });
  const second = await withSession({ ...first.positions, agoMs: 2_000 });
  expect(idsOf(second.messages)).toEqual([1, 2, 'ackSession']);
  expect(second.positions).toMatchObject({ public: 1, guest: 1 });
  await online(4);
  expect(await second.next()).toMatchObject({ actorId: 4, stream: 'public', seq: 2 });
});

test('a connection that was lost for more than two minutes has to read again', async () => {
  const first = await withSession();
  first.socket.terminate();
  await online(1);
  const second = await withSession({ ...first.positions, agoMs: 120_001 });
  expect(idsOf(second.messages)).toEqual(['resync', 'ackSession']);
  await online(2);
  expect(await second.next()).toMatchObject({ actorId: 2 });
});

// A phone that changes its network opens the new connection while the server still knows the old one.
test('a new connection before the old one closes gets everything, too', async () => {
  const old = await withSession();
  await online(1);
  const fresh = await withSession({ ...old.positions, agoMs: 300 });
  await online(2);
  expect(idsOf([...fresh.messages, await fresh.next()])).toEqual([1, 'ackSession', 2]);
  expect(idsOf([await old.next(), await old.next()])).toEqual([1, 2]);
  const closed = once(old.socket, 'close');
  old.socket.close();
  await closed;
  await online(3);
  expect(await fresh.next()).toMatchObject({ actorId: 3 });
});

test.each([
  ['a negative number', { public: -1 }],
  ['no epoch', { epoch: '' }],
  ['an unknown field', { colour: 'red' }],
])('rejects what was seen with %s', async (_, fields) => {
  const connection = await openSocket(backend.host);
  opened.push(connection.socket);
  const lastSeen = { epoch: 'e', public: 0, guest: 0, agoMs: 0, ...fields };
  expect(await connection.exchange({ type: 'sessionRequest', language: 'en', ...robin, lastSeen })).toMatchObject({
    type: 'refused',
    of: 'sessionRequest',
    code: 'malformed',
  });
});

test('a session gets a beat at its start and every eight seconds; a connection without one gets none', async () => {
  const [idle, ready] = [await openSocket(backend.host), await withSession()];
  opened.push(idle.socket);
  await ready.untilHeartbeats(1);
  for (let count = 2; count < 4; count += 1) {
    vi.advanceTimersByTime(beatIntervalMs - 1);
    expect(ready.heartbeats()).toBe(count - 1);
    vi.advanceTimersByTime(1);
    await ready.untilHeartbeats(count);
  }
  expect(await idle.exchange({ type: 'ping', accessToken: null, guestId: null })).toMatchObject({ type: 'pong' });
  expect(idle.heartbeats()).toBe(0);
});
