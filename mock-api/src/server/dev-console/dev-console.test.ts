import { once } from 'node:events';
import { operationText } from '@lounge/protocol';
import { actorHeatMaps } from '@lounge/protocol/content/actors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { cookiesIn, devConsoleServer, type DevConsoleServer } from '../../testing/dev-console-server.ts';

let backend: DevConsoleServer;
let number = 0;
beforeAll(async () => {
  backend = await devConsoleServer();
});
afterAll(() => backend.close());

/** Headers that select a new world. */
const newWorld = () => ({ 'x-world': `dev-console-${(number += 1)}` });
const mirela = '/rest/v1/actor/getActorByName/mirela';
const nameIn = async (headers: Record<string, string>) => {
  const { status, body } = await backend.request(mirela, { headers });
  return status === 200 ? (body as { name: string }).name : status;
};

/** Opens a connection with a session. */
const listening = async (headers: Record<string, string>) => {
  const socket = new WebSocket(`ws://${backend.host}/socket`, { headers });
  const nextMessage = async () => JSON.parse(String((await once(socket, 'message'))[0])) as Record<string, unknown>;
  await once(socket, 'open');
  const acknowledged = nextMessage();
  socket.send(JSON.stringify({ type: 'sessionRequest', language: 'en', accessToken: null, guestId: null }));
  await acknowledged;
  return { socket, nextMessage };
};

test('creates a world by name and selects it for this browser', async () => {
  const chosen = await backend.act('world', { name: 'evening' });
  expect(cookiesIn(chosen)).toBe('world=evening');
  expect(await backend.read({ cookie: cookiesIn(chosen) })).toMatchObject({ world: 'evening' });
  expect((await backend.read())['worlds']).toEqual(expect.arrayContaining(['main', 'evening']));
  const back = await backend.act('world', { name: 'main' });
  expect(back.headers['set-cookie']).toEqual(['world=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
});

test('a scenario logs this browser in, in its world only', async () => {
  const headers = newWorld();
  const played = await backend.act('scenario', { scenario: 'coins-and-messages', guestId: 40 }, headers);
  expect(played).toMatchObject({ status: 200, body: { message: expect.stringContaining('250 coins') } });
  const cookie = cookiesIn(played);
  expect(cookie).toMatch(/^session=./);
  expect(await backend.read({ ...headers, cookie })).toMatchObject({
    guestId: 40,
    guests: [{ id: 40, name: 'Robin' }],
  });
  expect(await backend.read({ ...newWorld(), cookie })).toMatchObject({ guestId: null, guests: [] });
  const gone = await backend.act('scenario', { scenario: 'visitor' }, { ...headers, cookie });
  expect(cookiesIn(gone)).toBe('session=');
  expect(await backend.read({ ...headers, cookie })).toMatchObject({ guestId: null });
});

test.each([
  ['language=nl', 'de', 'Welk lied zal ik voor je spelen?'],
  ['', 'de-AT,en;q=0.5', 'Welches Lied soll ich für dich spielen?'],
])('a scenario speaks the language of the site: cookie "%s", browser %s', async (chosen, wanted, text) => {
  const headers = newWorld();
  const browser = { ...headers, cookie: chosen, 'accept-language': wanted };
  await backend.act('scenario', { scenario: 'coins-and-messages', guestId: 40 }, browser);
  const world = await backend.server.context.worlds.named(headers['x-world']);
  expect(await world?.database.reader.query('select text from message order by id desc limit 1', [])).toEqual([
    { text },
  ]);
});

test('sets a provider state up', async () => {
  const headers = newWorld();
  await backend.act('state', { state: 'no performer has the id', params: { id: 101 } }, headers);
  expect(await nameIn(headers)).toBe(404);
  expect(await nameIn(newWorld())).toBe('Mirela');
});

test('logs in as a guest of the world without a password, and out', async () => {
  const headers = newWorld();
  await backend.act(
    'state',
    { state: 'the guest is logged in', params: { guestId: 9, token: 't', name: 'Kim' } },
    headers,
  );
  const entered = await backend.act('log-in', { guestId: 9 }, headers);
  expect(entered.body).toEqual({ message: 'This browser is logged in as Kim, guest 9.' });
  const cookie = cookiesIn(entered);
  expect(await backend.read({ ...headers, cookie })).toMatchObject({ guestId: 9 });
  await backend.act('log-out', {}, { ...headers, cookie });
  expect(await backend.read({ ...headers, cookie })).toMatchObject({ guestId: null });
});

test('moves, sets, stops and resets the clock', async () => {
  const headers = newWorld();
  const after = async (input: object) => {
    await backend.act('clock', input, headers);
    const { now, clock } = await backend.read(headers);
    return [now, clock];
  };
  expect(await after({ by: 3_600_000 })).toEqual(['2026-11-20T21:00:00.000Z', 'offset']);
  expect(await after({ mode: 'stand', at: '2027-01-01T00:00:00.000Z' })).toEqual([
    '2027-01-01T00:00:00.000Z',
    'stopped',
  ]);
  expect(await after({ mode: 'run', by: -1000 })).toEqual(['2026-12-31T23:59:59.000Z', 'offset']);
  expect(await after({ mode: 'follow' })).toEqual(['2026-11-20T20:00:00.000Z', 'live']);
  expect(await backend.read(newWorld())).toMatchObject({ clock: 'live' });
});

test('publishes a push in its world', async () => {
  const headers = newWorld();
  const { socket, nextMessage } = await listening(headers);
  const received = nextMessage();
  const payload = { actorId: 101, actorName: 'Mirela' };
  expect(await backend.act('push', { type: 'actorOnline', to: 'everyone', payload }, headers)).toMatchObject({
    status: 200,
  });
  expect(await received).toEqual({ type: 'actorOnline', ...payload, stream: 'public', seq: 1 });
  socket.terminate();
});

test('injects a fault into the next REST calls and queries only', async () => {
  const headers = newWorld();
  await backend.act('fault', { call: 'content/actors/getActorByName', times: 2, code: 'unavailable' }, headers);
  expect((await backend.read(headers))['faults']).toEqual([
    { call: 'content/actors/getActorByName', times: 2, ms: 0, code: 'unavailable' },
  ]);
  expect([await nameIn(headers), await nameIn(headers), await nameIn(headers)]).toEqual([503, 503, 'Mirela']);
  await backend.act('fault', { call: actorHeatMaps.id, code: 'tooMany' }, headers);
  const world = (await backend.server.context.worlds.named(headers['x-world'])) ?? backend.server.context.worlds.main;
  const withToken = { ...headers, authorization: `Bearer ${backend.server.context.tokens.anonymous(world)}` };
  const runQuery = () =>
    backend.request('/vxql', {
      body: { query: operationText(actorHeatMaps), variables: { actorId: 101 } },
      headers: withToken,
    });
  expect((await runQuery()).body).toMatchObject({ data: null, errors: [{ extensions: { code: 'tooMany' } }] });
  expect((await runQuery()).body).toMatchObject({ data: { actorHeatMaps: { actorName: 'Mirela' } } });
});

test('delays a call, and clears faults', async () => {
  const headers = newWorld();
  await backend.act('fault', { call: '*', ms: 40 }, headers);
  const startedAt = performance.now();
  expect(await nameIn(headers)).toBe('Mirela');
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(30);
  await backend.act('fault', { call: '*', times: 5, code: 'failed' }, headers);
  await backend.act('no-faults', {}, headers);
  expect(await nameIn(headers)).toBe('Mirela');
});

test('injects a fault into a command on the socket', async () => {
  const headers = newWorld();
  const { socket, nextMessage } = await listening(headers);
  const call = 'content/favourites/favouritePinActor';
  await backend.act('fault', { call, code: 'unavailable' }, headers);
  const received = nextMessage();
  const envelope = { accessToken: null, guestId: null };
  socket.send(JSON.stringify({ type: 'favouritePinActor', actorId: 101, ...envelope }));
  expect(await received).toMatchObject({ type: 'refused', of: 'favouritePinActor', code: 'unavailable' });
  socket.terminate();
});

test.each([
  [4001, 4001],
  [undefined, 1006],
])('drops the connections of the world with code %s', async (code, closedWith) => {
  const headers = newWorld();
  const [mine, other] = [await listening(headers), await listening(newWorld())];
  const closed = once(mine.socket, 'close');
  expect((await backend.act('drop', code === undefined ? {} : { code }, headers)).body).toEqual({
    message: 'Connections dropped: 1.',
  });
  expect((await closed)[0]).toBe(closedWith);
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
  other.socket.terminate();
});

test('restores a snapshot, and resets a world', async () => {
  const headers = newWorld();
  const rename = (name: string) =>
    backend.act('state', { state: 'a performer exists', params: { id: 101, name } }, headers);
  const nameHere = async () => {
    const { body } = await backend.request('/rest/v1/actor/getActor/101', { headers });
    return (body as { name: string }).name;
  };
  await rename('Before');
  await backend.act('snapshot', { name: 'half-way' }, headers);
  await rename('After');
  expect(await nameHere()).toBe('After');
  const { socket, nextMessage } = await listening(headers);
  const received = nextMessage();
  await backend.act('restore', { name: 'half-way' }, headers);
  expect(await nameHere()).toBe('Before');
  expect(await received).toMatchObject({ type: 'pageReload' });
  await backend.act('clock', { by: 1000 }, headers);
  await backend.act('fault', { call: '*', code: 'failed' }, headers);
  await backend.act('reset', {}, headers);
  expect(await nameHere()).toBe('Mirela');
  expect(await backend.read(headers)).toMatchObject({ clock: 'live', faults: [], snapshots: ['half-way'] });
  socket.terminate();
});

test('lists mails, with the link of a verification', async () => {
  const headers = newWorld();
  const world = await backend.server.context.worlds.named(headers['x-world']);
  await world?.database.change((tx) =>
    tx.query(`insert into mail ("toAddress", kind, body, at) values ('kim@example.com', 'verify', 'a b', '')`, []),
  );
  expect((await backend.read(headers))['mails']).toEqual([
    { id: 1, to: 'kim@example.com', kind: 'verify', at: '', link: '/vxpay/en/verify?token=a%20b', text: null },
  ]);
});

test('lists the mail and the text message about a performer who came online', async () => {
  const headers = newWorld();
  const robin = { guestId: 7 };
  const states = [
    ['a performer exists', { id: 9101, name: 'Noor Vega', isOnline: false }],
    ['the guest has the e-mail address', { ...robin, email: 'robin@example.com', isVerified: true, mails: 0 }],
    ['the phone number is verified by the guest', { ...robin, phoneNumber: '+4915123456789' }],
    [
      'the guest has pinned an item',
      { ...robin, kind: 'actor', id: 9101, emailNotification: true, smsNotification: true },
    ],
  ] as const;
  await backend.act('clock', { at: '2026-11-20T19:00:00.000Z' }, headers);
  for (const [state, params] of states) await backend.act('state', { state, params }, headers);
  await backend.act('state', { state: 'the performer comes online', params: { id: 9101 } }, headers);
  const { mails, sms } = await backend.read(headers);
  const path = '/en/amateur/noor-vega/';
  expect(mails).toMatchObject([
    { to: 'robin@example.com', link: path, text: expect.stringContaining('is online now') },
  ]);
  expect(sms).toMatchObject([{ to: '+4915123456789', text: `velvet: Noor Vega is online now. ${path}` }]);
});
