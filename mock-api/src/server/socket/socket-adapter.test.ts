import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actorOnline } from '@lounge/protocol/content/actors';
import { sessionEnded } from '@lounge/protocol/foundation/realtime';
import { sessionExpired } from '@lounge/protocol/foundation/session';
import { WebSocket, type ClientOptions } from 'ws';
import { setPresence } from '../../content/actors/set-presence.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { openSocket } from '../../testing/open-socket.ts';
import { publishInWorld } from '../../world/world.ts';
import { closeIdle, sessionWithinMs, type Connection } from './connection.ts';
import { hashOfToken } from '../accounts/tokens.ts';

let backend: Loopback;
let away: readonly number[];
const opened: WebSocket[] = [];
beforeAll(async () => {
  backend = await loopback();
  await backend.run(
    `insert into session ("tokenHash", "guestId", "createdAt") values (?, 7, '')`,
    hashOfToken('of-robin'),
  );
  const rows = await backend.run<{ id: number }>('select id from actor where "isOnline" = 0 order by id limit 3');
  away = rows.map(({ id }) => id);
});
afterAll(async () => {
  opened.forEach((socket) => socket.terminate());
  await backend.close();
});
beforeEach(() => backend.records.splice(0));

const anonymous = () => ({ accessToken: backend.token, guestId: null });
const robin = { accessToken: 'of-robin', guestId: 7 };

const connect = async (options: ClientOptions = {}) => {
  const connection = await openSocket(backend.host, options);
  opened.push(connection.socket);
  return connection;
};

const withSession = async (who: object, options: ClientOptions = {}) => {
  const connection = await connect(options);
  await connection.exchange({ type: 'sessionRequest', language: 'de', ...who });
  return connection;
};

// @spec socket:session.request, socket:ackSession, socket:connection
test('acknowledges a session request', async () => {
  const { exchange } = await connect();
  const positions = {
    epoch: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    public: expect.any(Number) as number,
    guest: null,
  };
  const request = { type: 'sessionRequest', language: 'de', ...anonymous() };
  expect(await exchange(request)).toEqual({ type: 'ackSession', positions });
});

test('acknowledges a session without a token', async () => {
  const { exchange } = await connect();
  const message = { type: 'sessionRequest', language: 'de', accessToken: null, guestId: null };
  expect(await exchange(message)).toMatchObject({ type: 'ackSession', positions: { guest: null } });
});

// @spec socket:ping, socket:pong
test('replies to a ping with the lifetime of the session', async () => {
  const { exchange } = await withSession(anonymous());
  expect(await exchange({ type: 'ping', ...anonymous() })).toEqual({ type: 'pong', ttl: 120 });
});

test('handles the messages of a connection in their order, also when an earlier one takes longer', async () => {
  const { send, next } = await connect();
  // The first message needs a query for its token, the second none.
  send({ type: 'sessionRequest', language: 'de', ...robin });
  send({ type: 'ping', accessToken: null, guestId: null });
  expect([await next(), await next()]).toMatchObject([{ type: 'ackSession' }, { type: 'pong', ttl: 120 }]);
});

test('replies to many pipelined messages, all in their order', async () => {
  const { send, next } = await connect();
  const types = Array.from({ length: 1000 }, (_, at) => `unknown ${at}`);
  for (const type of types) send({ type });
  for (const type of types) expect(await next()).toMatchObject({ type: 'refused', of: type });
});

test.each([
  ['no JSON', '{broken', null, 'malformed', null],
  ['an array', '[1]', null, 'malformed', null],
  ['no type', { accessToken: null, guestId: null }, null, 'malformed', null],
  ['a type that is not a string', { type: 7 }, null, 'malformed', null],
  ['an unknown type', { type: 'dance', accessToken: null, guestId: null }, 'dance', 'unknown', 'type'],
  ['a long type', { type: 'x'.repeat(100) }, 'x'.repeat(60), 'unknown', 'type'],
  ['no token', { type: 'ping', guestId: null }, 'ping', 'malformed', 'accessToken'],
  ['an invalid guest id', { type: 'ping', accessToken: null, guestId: 'seven' }, 'ping', 'malformed', 'guestId'],
  ['an unknown field', { type: 'ping', accessToken: null, guestId: null, extra: 1 }, 'ping', 'malformed', 'extra'],
  [
    'an unknown language',
    { type: 'sessionRequest', language: 'fr', accessToken: null, guestId: null },
    'sessionRequest',
    'malformed',
    'language',
  ],
  ['an unknown token', { type: 'ping', accessToken: 'forged', guestId: null }, 'ping', 'needLogin', null],
  ['the id of another guest', { type: 'ping', accessToken: 'of-robin', guestId: 8 }, 'ping', 'needLogin', null],
  ['a guest id without a token', { type: 'ping', accessToken: null, guestId: 7 }, 'ping', 'needLogin', null],
])('rejects %s and keeps the connection open', async (_, message, of, code, field) => {
  const { exchange } = await connect();
  expect(await exchange(message)).toEqual({ type: 'refused', of, code, field });
  expect(backend.records).toMatchObject([{ code }]);
  expect(await exchange({ type: 'ping', ...anonymous() })).toMatchObject({ type: 'pong' });
});

test('rejects a binary frame', async () => {
  const { socket, next } = await connect();
  socket.send(Buffer.from(JSON.stringify({ type: 'ping', ...anonymous() })));
  expect(await next()).toMatchObject({ type: 'refused', code: 'malformed' });
});

test('a frame over 64 KiB closes the connection with 1009', async () => {
  const { socket, send } = await connect();
  const closed = once(socket, 'close') as Promise<[number]>;
  send('x'.repeat(64 * 1024 + 1));
  expect((await closed)[0]).toBe(1009);
});

test.each([
  ['a foreign page', { origin: 'https://evil.example' }, 403, 'foreignOrigin'],
  ['an invalid name of a world', { headers: { 'x-world': 'no name' } }, 400, 'malformed'],
])('rejects the upgrade of %s', async (_, options, status, code) => {
  const socket = new WebSocket(`ws://${backend.host}/socket`, options);
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(response.statusCode).toBe(status);
  expect(backend.records).toMatchObject([{ call: 'socket upgrade', status, code }]);
});

test('our own pages may connect', async () => {
  const { exchange } = await connect({ origin: `http://${backend.host}` });
  expect(await exchange({ type: 'ping', ...anonymous() })).toMatchObject({ type: 'pong' });
});

// @spec socket:actorOnline, socket:actorOffline
test('sends pushes only after the session is acknowledged', async () => {
  const [actorId = 0] = away;
  const [early, ready] = [await connect(), await withSession(anonymous())];
  await setPresence(backend.world, actorId, true);
  expect(await ready.next()).toMatchObject({ type: 'actorOnline', actorId });
  expect(await early.exchange({ type: 'ping', ...anonymous() })).toMatchObject({ type: 'pong' });
  await early.exchange({ type: 'sessionRequest', language: 'de', ...anonymous() });
  await setPresence(backend.world, actorId, false);
  expect(await early.next()).toMatchObject({ type: 'actorOffline', actorId });
  expect(await ready.next()).toMatchObject({ type: 'actorOffline', actorId });
});

test('does not push a presence that has not changed', async () => {
  const { exchange } = await withSession(anonymous());
  expect(await setPresence(backend.world, away[0] ?? 0, false)).toBe(false);
  expect(await exchange({ type: 'ping', ...anonymous() })).toMatchObject({ type: 'pong' });
});

test('sends a push for one guest to that guest only', async () => {
  const [mine, other] = [await withSession(robin), await withSession(anonymous())];
  await publishInWorld(backend.world, actorOnline, { guestId: 7 }, { actorId: 2, actorName: 'Noor' });
  expect(await mine.next()).toMatchObject({ type: 'actorOnline', actorId: 2, actorName: 'Noor', stream: 'guest' });
  expect(await other.exchange({ type: 'ping', ...anonymous() })).toMatchObject({ type: 'pong' });
});

test.each([
  ['whose token is rejected', true],
  ['that is reported as expired', false],
])('a connection ends with its session %s, and gets no more pushes', async (_, isNoticedByToken) => {
  await backend.run(
    `insert into session ("tokenHash", "guestId", "createdAt") values (?, 9, '')`,
    hashOfToken('of-kim'),
  );
  const kim = { accessToken: 'of-kim', guestId: 9 };
  const { socket, send, next, received } = await withSession(kim);
  const closed = once(socket, 'close') as Promise<[number]>;
  await backend.run(`delete from session where "guestId" = 9`);
  if (isNoticedByToken) send({ type: 'ping', ...kim });
  else await publishInWorld(backend.world, sessionExpired, { session: hashOfToken('of-kim') }, {});
  const last = isNoticedByToken ? { type: 'refused', code: 'needLogin' } : { type: 'sessionExpired' };
  expect(await next()).toMatchObject(last);
  await publishInWorld(backend.world, actorOnline, { guestId: 9 }, { actorId: 2, actorName: 'Noor' });
  expect((await closed)[0]).toBe(sessionEnded);
  expect(received).toEqual([]);
});

test('a connection gets the pushes of its world only', async () => {
  const nobody = { accessToken: null, guestId: null };
  const [, one = 0, other = 0] = away;
  const apart = await withSession(nobody, { headers: { 'x-world': 'apart' } });
  const main = await withSession(anonymous());
  const world = await backend.server.context.worlds.named('apart');
  if (world === null) throw new Error('there is no such world');
  await setPresence(backend.world, one, true);
  await setPresence(world, other, true);
  await setPresence(world, other, false);
  // A show that begins in one of the worlds meanwhile is pushed too.
  const presence = async ({ send, until }: Awaited<ReturnType<typeof withSession>>, who: object) => {
    send({ type: 'ping', ...who });
    const messages = await until('pong');
    return messages.flatMap(({ type, actorId }) => (String(type).startsWith('actorO') ? [[type, actorId]] : []));
  };
  expect(await presence(main, anonymous())).toEqual([['actorOnline', one]]);
  expect(await presence(apart, nobody)).toEqual([
    ['actorOnline', other],
    ['actorOffline', other],
  ]);
});

test('rejects a token of another world', async () => {
  const { exchange } = await connect({ headers: { 'x-world': 'apart' } });
  expect(await exchange({ type: 'ping', ...anonymous() })).toMatchObject({ type: 'refused', code: 'needLogin' });
});

test('rejects messages over the rate limit', async () => {
  const strict = await loopback({ requestsPerTenSeconds: 3 });
  const socket = new WebSocket(`ws://${strict.host}/socket`);
  const messages: unknown[] = [];
  const third = new Promise<void>((resolve) =>
    socket.on('message', (data: Buffer) => void (messages.push(JSON.parse(data.toString('utf8'))) === 3 && resolve())),
  );
  await once(socket, 'open');
  for (let sent = 0; sent < 3; sent += 1) socket.send('{"type":"ping","accessToken":null,"guestId":null}');
  await third;
  const pong = { type: 'pong', ttl: 120 };
  expect(messages).toEqual([pong, pong, { type: 'refused', of: 'ping', code: 'tooMany', field: null }]);
  socket.terminate();
  await strict.close();
});

test('an address opens only so many connections without a session, those with one are free', async () => {
  const strict = await loopback({ maxSocketsWithoutSession: 2 });
  const open = () => openSocket(strict.host);
  const first = await open();
  await open();
  await expect(open()).rejects.toThrow('429');
  await first.exchange({ type: 'sessionRequest', language: 'de', accessToken: strict.token, guestId: null });
  const third = await open();
  expect(third.socket.readyState).toBe(WebSocket.OPEN);
  expect(strict.records.at(-1)).toMatchObject({ code: 'tooMany' });
  await strict.close();
});

test.each([
  [
    'without a session for half a minute',
    { openedAt: -sessionWithinMs - 1, lastMessageAt: -1, isOpen: false },
    [1008, 'no session'],
  ],
  ['without a session for a moment', { openedAt: -1000, lastMessageAt: -1, isOpen: false }, null],
  ['with a session', { openedAt: -sessionWithinMs - 1, lastMessageAt: -1, isOpen: true }, null],
  ['that was silent for too long', { openedAt: -200_000, lastMessageAt: -121_000, isOpen: true }, [1001, 'silent']],
])('a connection %s closes as %j says: %j', (_, { openedAt, isOpen, lastMessageAt }, expected) => {
  const closed: unknown[] = [];
  const socket = { close: (...reason: unknown[]) => void closed.push(reason) };
  closeIdle([{ socket, feed: { isOpen }, openedAt, lastMessageAt } as unknown as Connection], 0);
  expect(closed).toEqual(expected === null ? [] : [expected]);
});

test('the log contains no token', async () => {
  const { exchange } = await connect();
  await exchange({ type: 'ping', accessToken: 'of-robin', guestId: 8 });
  await exchange({ type: 'dance', accessToken: 'of-robin', guestId: 7 });
  expect(backend.records).toHaveLength(2);
  expect(JSON.stringify(backend.records)).not.toContain('of-robin');
});

test('closing the server closes every connection with 1001', async () => {
  const own = await loopback();
  const socket = new WebSocket(`ws://${own.host}/socket`);
  await once(socket, 'open');
  const closed = once(socket, 'close') as Promise<[number]>;
  await own.close();
  expect((await closed)[0]).toBe(1001);
});
