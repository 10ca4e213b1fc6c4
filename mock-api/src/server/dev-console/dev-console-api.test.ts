import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../testing/a-world.ts';
import { devConsoleServer, type DevConsoleServer } from '../../testing/dev-console-server.ts';
import { loopback } from '../../testing/loopback.ts';
import { memoryWorld } from '../worlds/sqlite.ts';
import { worldStore } from '../worlds/worlds.ts';
import { createWorld } from '../../create-world.ts';
import { createDevConsole } from './dev-console.ts';
import { devConsoleApi, devConsolePath, mayReachDevConsole } from './dev-console-api.ts';
import { seededRandom } from '../../world/seeded-random.ts';

let backend: DevConsoleServer;
beforeAll(async () => {
  backend = await devConsoleServer();
});
afterAll(() => backend.close());

test.each([
  ['nothing-like-this', {}, 404, 'unknown', 'action'],
  ['__proto__', {}, 404, 'unknown', 'action'],
  ['world', { name: 'not a name' }, 400, 'malformed', 'name'],
  ['world', {}, 400, 'malformed', 'name'],
  ['scenario', { scenario: 'a-dream' }, 404, 'unknown', 'scenario'],
  ['scenario', { scenario: 'no-coins', guestId: 0 }, 400, 'malformed', 'guestId'],
  ['state', { state: 'a performer who sings' }, 404, 'unknown', 'state'],
  ['state', { state: 'no performer has the id', params: { id: 'x' } }, 400, 'malformed', 'params.id'],
  ['log-in', { guestId: 12 }, 404, 'unknown', 'guestId'],
  ['clock', { by: 0.5 }, 400, 'malformed', 'by'],
  ['clock', { by: Number.MAX_SAFE_INTEGER }, 400, 'malformed', 'by'],
  ['clock', { at: '2026-99-99T99:99:99.999Z' }, 400, 'malformed', 'at'],
  ['clock', { mode: 'backwards' }, 400, 'malformed', 'mode'],
  ['push', { type: 'actorSings', to: 'everyone' }, 404, 'unknown', 'type'],
  ['push', { type: 'actorOnline', to: 'everyone', payload: {} }, 400, 'malformed', 'payload.actorId'],
  ['push', { type: 'pageReload', to: 'guest' }, 400, 'malformed', 'guestId'],
  ['push', { type: 'pageReload', to: 'session' }, 401, 'needLogin', 'to'],
  ['fault', { call: 'a/b/c', code: 'failed' }, 404, 'unknown', 'call'],
  ['fault', { call: '*' }, 400, 'malformed', 'code'],
  ['fault', { call: '*', code: 'bored' }, 400, 'malformed', 'code'],
  ['fault', { call: '*', code: 'failed', times: 0 }, 400, 'malformed', 'times'],
  ['fault', { call: '*', ms: 60_001 }, 400, 'malformed', 'ms'],
  ['drop', { code: 1005 }, 400, 'malformed', 'code'],
  ['drop', { code: 2000 }, 400, 'malformed', 'code'],
  ['snapshot', { name: '' }, 400, 'malformed', 'name'],
  ['restore', { name: 'never taken' }, 404, 'unknown', 'name'],
  ['reset', { now: true }, 400, 'malformed', 'now'],
])('rejects %s with %j', async (action, input, status, code, field) => {
  const answer = await backend.act(action, input);
  expect(answer).toMatchObject({ status, body: { error: { code, field } } });
  expect(JSON.stringify(answer.body)).not.toMatch(/ at |\.ts:/);
});

test.each([['text'], [[1]], [7]])('rejects the body %j', async (body) => {
  expect(await backend.act('reset', JSON.stringify(body))).toMatchObject({ status: 400 });
});

test('rejects broken JSON, another content type and a large body', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await backend.act('reset', '{')).toMatchObject({ status: 400 });
  expect(await backend.act('reset', 'a=b', headers)).toMatchObject({ status: 415 });
  expect(await backend.act('reset', 'x'.repeat(100_001))).toMatchObject({ status: 413 });
});

test('rejects requests of foreign pages', async () => {
  const answer = await backend.act('snapshot', { name: 'theirs' }, { origin: 'https://elsewhere.example' });
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'foreignOrigin' } } });
  expect(await backend.read()).toMatchObject({ snapshots: [] });
  const own = await backend.act('snapshot', { name: 'ours' }, { origin: `http://${backend.host}` });
  expect(own.status).toBe(200);
});

test('a foreign host name that resolves to this machine does not reach the dev console', async () => {
  const headers = { host: 'elsewhere.example', origin: 'http://elsewhere.example' };
  expect(await backend.act('reset', {}, headers)).toMatchObject({ status: 404 });
  expect(await backend.request(devConsolePath, { headers })).toMatchObject({ status: 404 });
});

test.each([
  ['127.0.0.1', 'localhost:3000', true],
  ['::1', '[::1]:3000', true],
  ['::ffff:127.0.0.1', 'brasa.localhost:3000', true],
  ['127.0.0.1', 'localhost.elsewhere.example', false],
  ['192.168.1.4', 'localhost:3000', false],
  ['127.0.0.1', '', false],
])('from %s with the host %s the dev console is reachable: %s', (remoteAddress, host, isReached) => {
  // Only the fields that the function reads.
  const request = { headers: { host }, socket: { remoteAddress } } as unknown as IncomingMessage;
  expect(mayReachDevConsole(request, 'loopback')).toBe(isReached);
  expect(mayReachDevConsole(request, 'anyone')).toBe(true);
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
  'what a proxy on this machine forwards does not reach the dev console, by the header %s',
  async (name) => {
    const headers = { [name]: '203.0.113.7' };
    expect(await backend.act('reset', {}, headers)).toMatchObject({ status: 404 });
    expect(await backend.request(devConsolePath, { headers })).toMatchObject({ status: 404 });
  },
);

test('the catalogue lists scenarios, states, pushes and calls with examples', async () => {
  const { body } = await backend.request(`${devConsolePath}catalogue`);
  const { scenarios, states, pushes, calls } = body as Record<string, Record<string, unknown>[]>;
  expect(scenarios?.length).toBeGreaterThan(8);
  expect(states).toContainEqual({
    state: 'no performer has the id',
    description: 'No performer has this id.',
    isEvent: false,
    fields: '{ id: integer }',
    example: { id: 1 },
  });
  expect(pushes?.find(({ type }) => type === 'actorOnline')?.['example']).toEqual({
    actorId: 101,
    actorName: 'Mirela',
  });
  expect(calls).toEqual(
    expect.arrayContaining(['*', 'content/actors/getActorByName', 'content/messenger/messageSend']),
  );
});

test('reports a fixed clock, a server without worlds and internal errors, without their causes', async () => {
  const clock = { now: () => 0 };
  const main = createWorld('main', memoryWorld(seeded()), clock, seededRandom(1));
  const plain = await loopback({ worlds: worldStore({ main, make: null }) });
  const devConsole = createDevConsole({
    server: plain.server,
    initialSnapshot: () => Promise.reject(new Error('at the disk')),
  });
  plain.server.app.use(devConsoleApi({ context: plain.server.context, devConsole, reach: 'loopback' }));
  const act = (name: string, body: object) => plain.request(`${devConsolePath}${name}`, { method: 'POST', body });
  expect(await act('clock', { by: 1 })).toMatchObject({ status: 503, body: { error: { field: 'clock' } } });
  expect(await act('world', { name: 'another' })).toMatchObject({ status: 400, body: { error: { field: 'name' } } });
  const gone = await act('reset', {});
  expect(gone).toMatchObject({ status: 500, body: { error: { code: 'failed', field: null } } });
  expect(JSON.stringify(gone.body)).not.toContain('disk');
  expect(plain.records.at(-1)).toMatchObject({ call: 'dev-console', status: 500, cause: new Error('at the disk') });
  await plain.close();
});

test('without a dev console its address is unknown', async () => {
  const plain = await loopback();
  expect(await plain.request(devConsolePath)).toMatchObject({ status: 404 });
  await plain.close();
});
