import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { hashOfToken } from '../accounts/tokens.ts';

let house: Loopback;
const opened: WebSocket[] = [];
beforeEach(async () => {
  house = await loopback();
  await house.run(`insert into session (token_hash, guest_id, created_at) values (?, 7, '')`, hashOfToken('of-robin'));
});
afterEach(async () => {
  opened.splice(0).forEach((socket) => socket.terminate());
  await house.close();
});

const robin = { accessToken: 'of-robin', guestId: 7 };

const connect = async (who: object) => {
  const socket = new WebSocket(`ws://${house.host}/socket`);
  opened.push(socket);
  const hear = async () => {
    const [data] = (await once(socket, 'message')) as [Buffer];
    return JSON.parse(data.toString('utf8')) as unknown;
  };
  const ask = (message: object) => {
    const answer = hear();
    socket.send(JSON.stringify({ ...message, ...who }));
    return answer;
  };
  await once(socket, 'open');
  return { ask, hear };
};

const withSession = async (who: object) => {
  const wire = await connect(who);
  await wire.ask({ type: 'sessionRequest', language: 'de' });
  return wire;
};

test('a command is answered on every page of its guest, and on nobody else’s', async () => {
  const anonymous = { accessToken: house.token, guestId: null };
  const [here, there, other] = [await withSession(robin), await withSession(robin), await withSession(anonymous)];
  const heard = there.hear();
  const told = { type: 'favouriteEvents', kind: 'actor', id: 101, pinned: true };
  expect(await here.ask({ type: 'favouritePinActor', actorId: 101 })).toMatchObject(told);
  expect(await heard).toMatchObject(told);
  expect(await other.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  expect(house.records).toEqual([]);
});

test.each([
  ['a performer whom nobody knows', { actorId: 1_000_000 }, robin, 'unknown', 'actorId'],
  ['a payload that does not fit', { actorId: 'noor' }, robin, 'malformed', 'actorId'],
  ['somebody who is not logged in', { actorId: 101 }, { accessToken: null, guestId: null }, 'needLogin', null],
])('%s is refused and noted', async (_, payload, who, code, field) => {
  const { ask } = await withSession(who);
  const of = 'favouritePinActor';
  expect(await ask({ type: of, ...payload })).toEqual({ type: 'refused', of, code, field });
  expect(house.records).toMatchObject([{ call: 'socket "favouritePinActor"', code }]);
});

test('before a session stands no command of a module is heard', async () => {
  const { ask } = await connect(robin);
  const of = 'favouritePinActor';
  expect(await ask({ type: of, actorId: 101 })).toEqual({ type: 'refused', of, code: 'needLogin', field: null });
  expect(await house.run('select * from pin')).toEqual([]);
  expect(house.records).toMatchObject([{ code: 'needLogin' }]);
});

test('an unexpected error is refused without a word of it, and logged with its cause', async () => {
  await house.run('drop table pin');
  const { ask } = await withSession(robin);
  const of = 'favouritePinActor';
  expect(await ask({ type: of, actorId: 101 })).toEqual({ type: 'refused', of, code: 'failed', field: null });
  expect(house.records).toMatchObject([{ status: 500, code: 'failed' }]);
  expect(String(house.records[0]?.cause)).toContain('no such table: pin');
});

test('a change that fails half-way leaves nothing behind and is not told', async () => {
  await house.run(`create trigger no_count before update of pinned on actor begin select raise(abort, 'not now'); end`);
  const { ask } = await withSession(robin);
  expect(await ask({ type: 'favouritePinActor', actorId: 101 })).toMatchObject({ code: 'failed' });
  expect(await house.run('select * from pin')).toEqual([]);
  expect(await ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
});
