import { once } from 'node:events';
import { operationText } from '@lounge/protocol';
import { actorHeatMaps } from '@lounge/protocol/content/actors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { cookiesIn, devConsoleServer, type DevConsoleServer } from '../../testing/dev-console-server.ts';

let house: DevConsoleServer;
let number = 0;
beforeAll(async () => {
  house = await devConsoleServer();
});
afterAll(() => house.close());

/** A world of the test's own. */
const aPlace = () => ({ 'x-world': `dev-console-${(number += 1)}` });
const mirela = '/rest/v1/actor/getActorByName/mirela';
const nameIn = async (headers: Record<string, string>) => {
  const { status, body } = await house.request(mirela, { headers });
  return status === 200 ? (body as { name: string }).name : status;
};

/** A connection with a session. */
const listening = async (headers: Record<string, string>) => {
  const socket = new WebSocket(`ws://${house.host}/socket`, { headers });
  const hear = async () => JSON.parse(String((await once(socket, 'message'))[0])) as Record<string, unknown>;
  await once(socket, 'open');
  const standing = hear();
  socket.send(JSON.stringify({ type: 'sessionRequest', language: 'en', accessToken: null, guestId: null }));
  await standing;
  return { socket, hear };
};

test('a world is made by its name and chosen for this browser', async () => {
  const chosen = await house.act('world', { name: 'evening' });
  expect(cookiesIn(chosen)).toBe('world=evening');
  expect(await house.read({ cookie: cookiesIn(chosen) })).toMatchObject({ world: 'evening' });
  expect((await house.read())['worlds']).toEqual(expect.arrayContaining(['main', 'evening']));
  const back = await house.act('world', { name: 'main' });
  expect(back.headers['set-cookie']).toEqual(['world=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
});

test('a scenario logs this browser in, in the world that is looked at and in no other', async () => {
  const place = aPlace();
  const played = await house.act('scenario', { scenario: 'coins-and-messages', guestId: 40 }, place);
  expect(played).toMatchObject({ status: 200, body: { sentence: expect.stringContaining('250 coins') } });
  const cookie = cookiesIn(played);
  expect(cookie).toMatch(/^session=./);
  expect(await house.read({ ...place, cookie })).toMatchObject({ guestId: 40, guests: [{ id: 40, name: 'Robin' }] });
  expect(await house.read({ ...aPlace(), cookie })).toMatchObject({ guestId: null, guests: [] });
  const gone = await house.act('scenario', { scenario: 'visitor' }, { ...place, cookie });
  expect(cookiesIn(gone)).toBe('session=');
  expect(await house.read({ ...place, cookie })).toMatchObject({ guestId: null });
});

test('a state holds', async () => {
  const place = aPlace();
  await house.act('state', { state: 'no performer with id', params: { id: 101 } }, place);
  expect(await nameIn(place)).toBe(404);
  expect(await nameIn(aPlace())).toBe('Mirela');
});

test('a guest of the world is entered without a password, and left', async () => {
  const place = aPlace();
  await house.act('state', { state: 'the guest is logged in', params: { guestId: 9, token: 't', name: 'Kim' } }, place);
  const entered = await house.act('log-in', { guestId: 9 }, place);
  expect(entered.body).toEqual({ sentence: 'This browser is logged in as Kim, guest 9.' });
  const cookie = cookiesIn(entered);
  expect(await house.read({ ...place, cookie })).toMatchObject({ guestId: 9 });
  await house.act('log-out', {}, { ...place, cookie });
  expect(await house.read({ ...place, cookie })).toMatchObject({ guestId: null });
});

test('the clock is moved, set, stopped and given back', async () => {
  const place = aPlace();
  const after = async (input: object) => {
    await house.act('clock', input, place);
    const { now, clock } = await house.read(place);
    return [now, clock];
  };
  expect(await after({ by: 3_600_000 })).toEqual(['2026-11-20T21:00:00.000Z', 'moved']);
  expect(await after({ mode: 'stand', at: '2027-01-01T00:00:00.000Z' })).toEqual([
    '2027-01-01T00:00:00.000Z',
    'stands',
  ]);
  expect(await after({ mode: 'run', by: -1000 })).toEqual(['2026-12-31T23:59:59.000Z', 'moved']);
  expect(await after({ mode: 'follow' })).toEqual(['2026-11-20T20:00:00.000Z', 'follows']);
  expect(await house.read(aPlace())).toMatchObject({ clock: 'follows' });
});

test('a push reaches who listens in this world', async () => {
  const place = aPlace();
  const { socket, hear } = await listening(place);
  const heard = hear();
  const payload = { actorId: 101, actorName: 'Mirela' };
  expect(await house.act('push', { type: 'actorOnline', to: 'everyone', payload }, place)).toMatchObject({
    status: 200,
  });
  expect(await heard).toEqual({ type: 'actorOnline', ...payload });
  socket.terminate();
});

test('a fault befalls the next calls, by REST and by query, and then no more', async () => {
  const place = aPlace();
  await house.act('fault', { call: 'content/actors/getActorByName', times: 2, code: 'unavailable' }, place);
  expect((await house.read(place))['faults']).toEqual([
    { call: 'content/actors/getActorByName', times: 2, ms: 0, code: 'unavailable' },
  ]);
  expect([await nameIn(place), await nameIn(place), await nameIn(place)]).toEqual([503, 503, 'Mirela']);
  await house.act('fault', { call: actorHeatMaps.id, code: 'tooMany' }, place);
  const world = house.server.context.worlds.named(place['x-world']) ?? house.server.context.worlds.main;
  const headers = { ...place, authorization: `Bearer ${house.server.context.tokens.anonymous(world)}` };
  const ask = () =>
    house.request('/vxql', { body: { query: operationText(actorHeatMaps), variables: { actorId: 101 } }, headers });
  expect((await ask()).body).toMatchObject({ data: null, errors: [{ extensions: { code: 'tooMany' } }] });
  expect((await ask()).body).toMatchObject({ data: { actorHeatMaps: { actorName: 'Mirela' } } });
});

test('a late call is handled after its time, and faults can be taken back', async () => {
  const place = aPlace();
  await house.act('fault', { call: '*', ms: 40 }, place);
  const began = performance.now();
  expect(await nameIn(place)).toBe('Mirela');
  expect(performance.now() - began).toBeGreaterThanOrEqual(30);
  await house.act('fault', { call: '*', times: 5, code: 'failed' }, place);
  await house.act('no-faults', {}, place);
  expect(await nameIn(place)).toBe('Mirela');
});

test('a command on the socket fails as planned', async () => {
  const place = aPlace();
  const { socket, hear } = await listening(place);
  const call = 'content/favourites/favouritePinActor';
  await house.act('fault', { call, code: 'unavailable' }, place);
  const heard = hear();
  const envelope = { accessToken: null, guestId: null };
  socket.send(JSON.stringify({ type: 'favouritePinActor', actorId: 101, ...envelope }));
  expect(await heard).toMatchObject({ type: 'refused', of: 'favouritePinActor', code: 'unavailable' });
  socket.terminate();
});

test.each([
  [4001, 4001],
  [undefined, 1006],
])('connections of the world are dropped with %s', async (code, closedWith) => {
  const place = aPlace();
  const [mine, other] = [await listening(place), await listening(aPlace())];
  const closed = once(mine.socket, 'close');
  expect((await house.act('drop', code === undefined ? {} : { code }, place)).body).toEqual({
    sentence: 'Connections dropped: 1.',
  });
  expect((await closed)[0]).toBe(closedWith);
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
  other.socket.terminate();
});

test('a snapshot is returned to, and a reset returns to the beginning', async () => {
  const place = aPlace();
  const rename = (name: string) => house.act('state', { state: 'a performer', params: { id: 101, name } }, place);
  const here = async () => {
    const { body } = await house.request('/rest/v1/actor/getActor/101', { headers: place });
    return (body as { name: string }).name;
  };
  await rename('Before');
  await house.act('snapshot', { name: 'half-way' }, place);
  await rename('After');
  expect(await here()).toBe('After');
  const { socket, hear } = await listening(place);
  const heard = hear();
  await house.act('restore', { name: 'half-way' }, place);
  expect(await here()).toBe('Before');
  expect(await heard).toEqual({ type: 'pageReload' });
  await house.act('clock', { by: 1000 }, place);
  await house.act('fault', { call: '*', code: 'failed' }, place);
  await house.act('reset', {}, place);
  expect(await here()).toBe('Mirela');
  expect(await house.read(place)).toMatchObject({ clock: 'follows', faults: [], snapshots: ['half-way'] });
  socket.terminate();
});

test('mails are read, and one that verifies an address has its link', async () => {
  const place = aPlace();
  const world = house.server.context.worlds.named(place['x-world']);
  await world?.database.change((tx) =>
    tx.query(`insert into mail (to_address, kind, body, at) values ('kim@example.com', 'verify', 'a b', '')`, []),
  );
  expect((await house.read(place))['mails']).toEqual([
    { id: 1, to: 'kim@example.com', kind: 'verify', at: '', link: '/vxpay/en/verify?token=a%20b' },
  ]);
});
