import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { publishGoal } from '../../engagement/feed/goals.ts';
import { aPostOfPerformer } from '../../engagement/feed/states.ts';
import { runInWorld } from '../../world/world.ts';
import { WorldClosedError } from '../../world/database.ts';
import { hashOfToken } from '../accounts/tokens.ts';

let backend: Loopback;
const opened: WebSocket[] = [];
beforeEach(async () => {
  backend = await loopback();
  await backend.run(
    `insert into session ("tokenHash", "guestId", "createdAt") values (?, 7, '')`,
    hashOfToken('of-robin'),
  );
});
afterEach(async () => {
  opened.splice(0).forEach((socket) => socket.terminate());
  await backend.close();
});

const robin = { accessToken: 'of-robin', guestId: 7 };

const connect = async (who: object) => {
  const socket = new WebSocket(`ws://${backend.host}/socket`);
  opened.push(socket);
  const next = async () => {
    const [data] = (await once(socket, 'message')) as [Buffer];
    return JSON.parse(data.toString('utf8')) as unknown;
  };
  const exchange = (message: object) => {
    const reply = next();
    socket.send(JSON.stringify({ ...message, ...who }));
    return reply;
  };
  await once(socket, 'open');
  return { exchange, next };
};

const withSession = async (who: object) => {
  const connection = await connect(who);
  await connection.exchange({ type: 'sessionRequest', language: 'de' });
  return connection;
};

test('the push of a command reaches all connections of its guest and no others', async () => {
  const anonymous = { accessToken: backend.token, guestId: null };
  const [here, there, other] = [await withSession(robin), await withSession(robin), await withSession(anonymous)];
  const received = there.next();
  const push = { type: 'favouriteEvents', kind: 'actor', id: 101, pinned: true };
  expect(await here.exchange({ type: 'favouritePinActor', actorId: 101 })).toMatchObject(push);
  expect(await received).toMatchObject(push);
  expect(await other.exchange({ type: 'ping' })).toMatchObject({ type: 'pong' });
  expect(backend.records).toEqual([]);
});

test('the goal of a post reaches the connections that follow it, those of visitors too, until they name other posts', async () => {
  const anonymous = { accessToken: backend.token, guestId: null };
  const [guest, visitor, other] = [await withSession(robin), await withSession(anonymous), await withSession(robin)];
  const tip = (tipsSumCoins: number) => {
    const goal = { goalCoins: 1000, tipsSumCoins, progressPercent: 1, achieved: false };
    return runInWorld(backend.world, true, async (world) =>
      publishGoal({ postId: 999_001, tippingGoal: goal, hasReachedGoal: false }, world),
    );
  };
  for (const id of [999_001, 999_002])
    await aPostOfPerformer.setUp({ id, actorId: 101, goalCoins: 1000 }, backend.world);
  const follow = (connection: typeof guest, postIds: readonly number[]) =>
    connection.exchange({ type: 'feedPostsWatch', postIds, key: 'k' });
  for (const each of [guest, visitor]) expect(await follow(each, [999_001])).toMatchObject({ type: 'feedGoals' });
  const received = [guest.next(), visitor.next()];
  await tip(10);
  for (const each of await Promise.all(received))
    expect(each).toMatchObject({ type: 'feedGoalChanged', postId: 999_001, tippingGoal: { tipsSumCoins: 10 } });
  await follow(visitor, [999_002]);
  await tip(11);
  expect(await visitor.exchange({ type: 'ping' })).toMatchObject({ type: 'pong' });
  expect(await other.exchange({ type: 'ping' })).toMatchObject({ type: 'pong' });
});

test.each([
  ['an unknown performer', { actorId: 1_000_000 }, robin, 'unknown', 'actorId'],
  ['an invalid payload', { actorId: 'noor' }, robin, 'malformed', 'actorId'],
  ['an anonymous visitor', { actorId: 101 }, { accessToken: null, guestId: null }, 'needLogin', null],
])('rejects and logs %s', async (_, payload, who, code, field) => {
  const { exchange } = await withSession(who);
  const of = 'favouritePinActor';
  expect(await exchange({ type: of, ...payload })).toEqual({ type: 'refused', of, code, field });
  expect(backend.records).toMatchObject([{ call: 'socket "favouritePinActor"', code }]);
});

test('rejects commands before the session', async () => {
  const { exchange } = await connect(robin);
  const of = 'favouritePinActor';
  expect(await exchange({ type: of, actorId: 101 })).toEqual({ type: 'refused', of, code: 'needLogin', field: null });
  expect(await backend.run('select * from pin')).toEqual([]);
  expect(backend.records).toMatchObject([{ code: 'needLogin' }]);
});

test('an unexpected error becomes `failed` and is logged with its cause', async () => {
  await backend.run('drop table pin');
  const { exchange } = await withSession(robin);
  const of = 'favouritePinActor';
  expect(await exchange({ type: of, actorId: 101 })).toEqual({ type: 'refused', of, code: 'failed', field: null });
  expect(backend.records).toMatchObject([{ status: 500, code: 'failed' }]);
  expect(String(backend.records[0]?.cause)).toContain('no such table: pin');
});

test('a failing change is rolled back and publishes nothing', async () => {
  await backend.run(
    `create trigger "noCount" before update of pinned on actor begin select raise(abort, 'not now'); end`,
  );
  const { exchange } = await withSession(robin);
  expect(await exchange({ type: 'favouritePinActor', actorId: 101 })).toMatchObject({ code: 'failed' });
  expect(await backend.run('select * from pin')).toEqual([]);
  expect(await exchange({ type: 'ping' })).toMatchObject({ type: 'pong' });
});

test('a reply and a rejection repeat the key of their command', async () => {
  const { exchange } = await withSession(robin);
  const pin = { type: 'favouritePinActor', actorId: 101, key: 'k-1' };
  expect(await exchange(pin)).toMatchObject({ type: 'favouriteEvents', id: 101, key: 'k-1' });
  expect(await exchange({ ...pin, actorId: 1_000_000, key: 'k-2' })).toMatchObject({ code: 'unknown', key: 'k-2' });
  expect(await exchange({ ...pin, actorId: 'noor', key: 'k-3' })).toMatchObject({ code: 'malformed', key: 'k-3' });
  expect(await exchange({ type: 'dance', key: 'k-4' })).toMatchObject({ code: 'unknown', key: 'k-4' });
});

test('a ping repeats its key too', async () => {
  const { exchange } = await withSession(robin);
  expect(await exchange({ type: 'ping', key: 'k-1' })).toMatchObject({ type: 'pong', key: 'k-1' });
});

test.each([7, '', 'x'.repeat(201)])('an invalid key is malformed: %j', async (key) => {
  const { exchange } = await withSession(robin);
  const pin = { type: 'favouritePinActor', actorId: 101, key };
  expect(await exchange(pin)).toEqual({ type: 'refused', of: pin.type, code: 'malformed', field: 'key' });
});

test('a command that asks for a long page weighs more than a message', async () => {
  const limited = await loopback({ requestsPerTenSeconds: 12 });
  const socket = new WebSocket(`ws://${limited.host}/socket`);
  opened.push(socket);
  const exchange = async (message: object) => {
    socket.send(JSON.stringify({ accessToken: limited.token, guestId: null, ...message }));
    const [data] = (await once(socket, 'message')) as [Buffer];
    return JSON.parse(data.toString('utf8')) as unknown;
  };
  await once(socket, 'open');
  await exchange({ type: 'sessionRequest', language: 'en' });
  const page = { type: 'channelsLoad', offset: 0, key: 'k-1' };
  expect(await exchange({ ...page, limit: 20 })).toMatchObject({ code: 'needLogin' });
  expect(await exchange({ ...page, limit: 500 })).toMatchObject({ type: 'refused', code: 'tooMany', key: 'k-1' });
  expect(limited.records).toMatchObject([{ status: 401 }, { call: 'socket "channelsLoad"', status: 429 }]);
  await limited.close();
});

test.each([
  ['is away', Object.assign(new Error('away'), { code: 'DATABASE_AWAY' }), [{ call: 'socket', status: 503 }]],
  ['is closed, as at the end of the server', new WorldClosedError('closed'), []],
])('a message is unavailable while its world %s', async (_, cause, records) => {
  const { exchange } = await withSession(robin);
  const query = vi.spyOn(backend.world.database.reader, 'query').mockRejectedValue(cause);
  const reply = await exchange({ type: 'favouritePinActor', actorId: 101, key: 'k-1' });
  query.mockRestore();
  expect(reply).toMatchObject({ type: 'refused', of: 'favouritePinActor', code: 'unavailable', key: 'k-1' });
  expect(backend.records).toMatchObject(records);
});
