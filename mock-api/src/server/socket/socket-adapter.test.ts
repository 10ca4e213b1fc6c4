import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actorOnline } from '@lounge/protocol/content/actors';
import { WebSocket, type ClientOptions } from 'ws';
import { setPresence } from '../../content/actors/set-presence.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { publish } from '../../world/bus.ts';
import { hashOfToken } from '../accounts/tokens.ts';

let house: Loopback;
let away: readonly number[];
const opened: WebSocket[] = [];
beforeAll(async () => {
  house = await loopback();
  await house.run(`insert into session (token_hash, guest_id, created_at) values (?, 7, '')`, hashOfToken('of-robin'));
  const rows = await house.run('select id from actor where is_online = 0 order by id limit 3');
  away = (rows as { id: number }[]).map(({ id }) => id);
});
afterAll(async () => {
  opened.forEach((socket) => socket.terminate());
  await house.close();
});
beforeEach(() => house.records.splice(0));

const anonymous = () => ({ accessToken: house.token, guestId: null });
const robin = { accessToken: 'of-robin', guestId: 7 };

/** A connection whose messages are read in order. */
const connect = async (options: ClientOptions = {}) => {
  const socket = new WebSocket(`ws://${house.host}/socket`, options);
  opened.push(socket);
  const waiting: unknown[] = [];
  let wake: () => void = () => undefined;
  socket.on('message', (data: Buffer) => {
    waiting.push(JSON.parse(data.toString('utf8')));
    wake();
  });
  await once(socket, 'open');
  const say = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const hear = async (): Promise<unknown> => {
    if (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return waiting.shift();
  };
  const ask = (message: unknown) => {
    say(message);
    return hear();
  };
  return { socket, say, hear, ask, waiting };
};

const withSession = async (who: object, options: ClientOptions = {}) => {
  const connection = await connect(options);
  await connection.ask({ type: 'sessionRequest', language: 'de', ...who });
  return connection;
};

// @spec socket:session.request, socket:ackSession, socket:connection
test('a session is asked for and stands', async () => {
  const { ask } = await connect();
  expect(await ask({ type: 'sessionRequest', language: 'de', ...anonymous() })).toEqual({ type: 'ackSession' });
});

test('who has no token at all gets a session too', async () => {
  const { ask } = await connect();
  const message = { type: 'sessionRequest', language: 'de', accessToken: null, guestId: null };
  expect(await ask(message)).toEqual({ type: 'ackSession' });
});

// @spec socket:ping, socket:pong
test('a ping is answered with the life of the session', async () => {
  const { ask } = await withSession(anonymous());
  expect(await ask({ type: 'ping', ...anonymous() })).toEqual({ type: 'pong', ttl: 120 });
});

test.each([
  ['no JSON', '{broken', null, 'malformed', null],
  ['a list', '[1]', null, 'malformed', null],
  ['no type', { accessToken: null, guestId: null }, null, 'malformed', null],
  ['a type that is no text', { type: 7 }, null, 'malformed', null],
  ['an unknown type', { type: 'dance', accessToken: null, guestId: null }, 'dance', 'unknown', 'type'],
  ['a type that is long', { type: 'x'.repeat(100) }, 'x'.repeat(60), 'unknown', 'type'],
  ['no token', { type: 'ping', guestId: null }, 'ping', 'malformed', 'accessToken'],
  ['a guest that is none', { type: 'ping', accessToken: null, guestId: 'seven' }, 'ping', 'malformed', 'guestId'],
  ['a field too many', { type: 'ping', accessToken: null, guestId: null, extra: 1 }, 'ping', 'malformed', 'extra'],
  [
    'a strange language',
    { type: 'sessionRequest', language: 'fr', accessToken: null, guestId: null },
    'sessionRequest',
    'malformed',
    'language',
  ],
  ['a token that nobody bears', { type: 'ping', accessToken: 'forged', guestId: null }, 'ping', 'needLogin', null],
  ['a guest who is somebody else', { type: 'ping', accessToken: 'of-robin', guestId: 8 }, 'ping', 'needLogin', null],
  ['a guest without a token', { type: 'ping', accessToken: null, guestId: 7 }, 'ping', 'needLogin', null],
])('%s is refused and the connection stays', async (_, message, of, code, field) => {
  const { ask } = await connect();
  expect(await ask(message)).toEqual({ type: 'refused', of, code, field });
  expect(house.records).toMatchObject([{ code }]);
  expect(await ask({ type: 'ping', ...anonymous() })).toMatchObject({ type: 'pong' });
});

test('a binary frame is refused', async () => {
  const { socket, hear } = await connect();
  socket.send(Buffer.from(JSON.stringify({ type: 'ping', ...anonymous() })));
  expect(await hear()).toMatchObject({ type: 'refused', code: 'malformed' });
});

test('a frame over 64 kB closes with 1009', async () => {
  const { socket, say } = await connect();
  const closed = once(socket, 'close') as Promise<[number]>;
  say('x'.repeat(64 * 1024 + 1));
  expect((await closed)[0]).toBe(1009);
});

test.each([
  ['a foreign page', { origin: 'https://evil.example' }, 403],
  ['a world that is none', { headers: { 'x-world': 'no name' } }, 403],
])('%s is turned away', async (_, options, status) => {
  const socket = new WebSocket(`ws://${house.host}/socket`, options);
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(response.statusCode).toBe(status);
  expect(house.records).toMatchObject([{ call: 'socket upgrade', status: 403 }]);
});

test('our own page may connect', async () => {
  const { ask } = await connect({ origin: `http://${house.host}` });
  expect(await ask({ type: 'ping', ...anonymous() })).toMatchObject({ type: 'pong' });
});

// @spec socket:actorOnline, socket:actorOffline
test('pushes come once the session stands and not before', async () => {
  const [actorId = 0] = away;
  const [early, ready] = [await connect(), await withSession(anonymous())];
  await setPresence(house.world, actorId, true);
  expect(await ready.hear()).toMatchObject({ type: 'actorOnline', actorId });
  expect(await early.ask({ type: 'ping', ...anonymous() })).toMatchObject({ type: 'pong' });
  await early.ask({ type: 'sessionRequest', language: 'de', ...anonymous() });
  await setPresence(house.world, actorId, false);
  expect(await early.hear()).toMatchObject({ type: 'actorOffline', actorId });
  expect(await ready.hear()).toMatchObject({ type: 'actorOffline', actorId });
});

test('a change that changes nothing is not told', async () => {
  const { ask } = await withSession(anonymous());
  expect(await setPresence(house.world, away[0] ?? 0, false)).toBe(false);
  expect(await ask({ type: 'ping', ...anonymous() })).toMatchObject({ type: 'pong' });
});

test('a push for one guest reaches that guest alone', async () => {
  const [mine, other] = [await withSession(robin), await withSession(anonymous())];
  publish(house.world.bus, actorOnline, { guestId: 7 }, { actorId: 2, actorName: 'Noor' });
  expect(await mine.hear()).toEqual({ type: 'actorOnline', actorId: 2, actorName: 'Noor' });
  expect(await other.ask({ type: 'ping', ...anonymous() })).toMatchObject({ type: 'pong' });
});

test('a session that ended by itself hears nothing of its guest once its token was shown', async () => {
  await house.run(`insert into session (token_hash, guest_id, created_at) values (?, 9, '')`, hashOfToken('of-kim'));
  const kim = { accessToken: 'of-kim', guestId: 9 };
  const { ask, waiting } = await withSession(kim);
  await house.run(`delete from session where guest_id = 9`);
  expect(await ask({ type: 'ping', ...kim })).toMatchObject({ type: 'refused', code: 'needLogin' });
  publish(house.world.bus, actorOnline, { guestId: 9 }, { actorId: 2, actorName: 'Noor' });
  expect(await ask({ type: 'ping', ...anonymous() })).toMatchObject({ type: 'pong' });
  expect(waiting).toEqual([]);
});

test('a world is told its own pushes only', async () => {
  const nobody = { accessToken: null, guestId: null };
  const [, one = 0, other = 0] = away;
  const apart = await withSession(nobody, { headers: { 'x-world': 'apart' } });
  const main = await withSession(anonymous());
  const world = house.server.context.worlds.named('apart');
  if (world === null) throw new Error('there is no such world');
  await setPresence(house.world, one, true);
  await setPresence(world, other, true);
  await setPresence(world, other, false);
  expect(await main.hear()).toMatchObject({ type: 'actorOnline', actorId: one });
  const heard = await apart.ask({ type: 'ping', ...nobody });
  expect(heard).toMatchObject({ actorId: other });
  expect(main.waiting).toEqual([]);
});

test('a token of one world is nobody’s in another', async () => {
  const { ask } = await connect({ headers: { 'x-world': 'apart' } });
  expect(await ask({ type: 'ping', ...anonymous() })).toMatchObject({ type: 'refused', code: 'needLogin' });
});

test('who says too much in ten seconds is refused, as over HTTP', async () => {
  const strict = await loopback({ requestsPerTenSeconds: 2 });
  const socket = new WebSocket(`ws://${strict.host}/socket`);
  const heard: unknown[] = [];
  const third = new Promise<void>((resolve) =>
    socket.on('message', (data: Buffer) => void (heard.push(JSON.parse(data.toString('utf8'))) === 3 && resolve())),
  );
  await once(socket, 'open');
  for (let said = 0; said < 3; said += 1) socket.send('{"type":"ping","accessToken":null,"guestId":null}');
  await third;
  // A refusal asks no database, so it may overtake the answers before it.
  expect(heard).toContainEqual({ type: 'refused', of: null, code: 'tooMany', field: null });
  expect(heard.filter((each) => (each as { type: string }).type === 'pong')).toHaveLength(2);
  socket.terminate();
  await strict.close();
});

test('the log holds no token', async () => {
  const { ask } = await connect();
  await ask({ type: 'ping', accessToken: 'of-robin', guestId: 8 });
  await ask({ type: 'dance', accessToken: 'of-robin', guestId: 7 });
  expect(house.records).toHaveLength(2);
  expect(JSON.stringify(house.records)).not.toContain('of-robin');
});

test('when the server closes every connection ends with 1001', async () => {
  const own = await loopback();
  const socket = new WebSocket(`ws://${own.host}/socket`);
  await once(socket, 'open');
  const closed = once(socket, 'close') as Promise<[number]>;
  await own.close();
  expect((await closed)[0]).toBe(1001);
});
