import { declarations } from '@lounge/protocol/registry';
import { expect, test } from 'vitest';
import { internalActions } from './internal-actions.ts';
import { readSeeds } from '../worlds/seeds.ts';
import { loopback } from '../../testing/loopback.ts';

const token = 'an-admin-token-of-the-tests-0123456789';
const authorization = `Bearer ${token}`;

const setUp = async ({ isOpen = true } = {}) => {
  const backend = await loopback(isOpen ? { internal: { token, seeds: readSeeds } } : {});
  const call = (name: string, body: object = {}, headers: Record<string, string> = { authorization }) =>
    backend.request(`/rest/v1/internal/${name}`, { method: 'POST', body, headers });
  return { ...backend, call, [Symbol.asyncDispose]: backend.close };
};

// @spec rule:internal-endpoints
test.each<[string, { isOpen?: boolean }, string, Record<string, string>]>([
  ['without the token', {}, 'onlineGuests', {}],
  ['with another token', {}, 'onlineGuests', { authorization: 'Bearer another' }],
  ['with the token of a visitor', {}, 'onlineGuests', { authorization: 'visitor' }],
  ['on a server without them', { isOpen: false }, 'onlineGuests', { authorization }],
  ['with an unknown name', {}, 'constructor', { authorization }],
])('an internal endpoint %s is unknown', async (_, options, name, headers) => {
  await using backend = await setUp(options);
  const own = headers['authorization'] === 'visitor' ? { authorization: `Bearer ${backend.token}` } : headers;
  expect(await backend.call(name, {}, own)).toMatchObject({ status: 404, body: { error: { code: 'unknown' } } });
});

// @spec feature:shell.access-token 7-8
test('besides the liveness call there are seven internal endpoints, which no client declares', async () => {
  await using backend = await setUp();
  expect([...internalActions.keys()]).toEqual([
    'regenerate_auto_incrementor',
    'clear_di_cache',
    'actor_import_full',
    'album_import',
    'grantMessengerGifts',
    'onlineGuests',
    'test/state',
  ]);
  const paths = declarations.flatMap((each) => (each.kind === 'rest' ? [each.path] : []));
  expect(paths).toContain('/rest/v1/alive');
  expect(paths.filter((path) => path.includes('internal'))).toEqual([]);
  expect((await backend.request('/rest/v1/alive')).status).toBe(200);
});

// @spec rest:internal.actor-import-full
test('performers of the catalogue that the world lacks are imported with their texts; the others stay', async () => {
  await using backend = await setUp();
  const { run, call } = backend;
  await run('update actor set visits = 12345 where id = 102');
  for (const table of ['actor', 'actorText'])
    await run(`delete from "${table}" where ${table === 'actor' ? 'id' : '"actorId"'} = 101`);
  expect(await call('actor_import_full')).toMatchObject({ status: 200, body: { imported: 1 } });
  expect(await run('select id, visits from actor where id in (101, 102) order by id')).toMatchObject([
    { id: 101 },
    { id: 102, visits: 12_345 },
  ]);
  expect(await run('select count(*) as total from "actorText" where "actorId" = 101')).toEqual([{ total: 4 }]);
});

// @spec rest:internal.album-import
test('albums of the catalogue that the world lacks are imported', async () => {
  await using backend = await setUp();
  const [album] = await backend.run<{ id: number; title: string }>('select id, title from album order by id limit 1');
  await backend.run('delete from album where id = ?', album?.id);
  expect((await backend.call('album_import')).body).toEqual({ imported: 1 });
  expect(await backend.run('select id, title from album where id = ?', album?.id)).toEqual([album]);
});

// @spec rest:internal.grant-messenger-gifts
test('gifts are given to a guest; a request without a number is malformed', async () => {
  await using backend = await setUp();
  const gift = { guestId: 7, giftId: 2 };
  expect((await backend.call('grantMessengerGifts', { ...gift, quantity: 3 })).status).toBe(200);
  expect(await backend.run('select "giftId", quantity from "ownedGift" where "guestId" = 7')).toEqual([
    { giftId: 2, quantity: 3 },
  ]);
  expect(await backend.call('grantMessengerGifts', gift)).toMatchObject({
    status: 400,
    body: { error: { code: 'malformed', field: 'quantity' } },
  });
});

// @spec rest:internal.online-guests, rest:internal.test
test('a state is set up; a guest who used the site within five minutes is online', async () => {
  await using backend = await setUp();
  const state = 'the guest is logged in';
  expect((await backend.call('test/state', { state, params: { guestId: 7, token: 't' } })).status).toBe(200);
  await backend.run('update session set "usedAt" = ? where "guestId" = 7', '2026-11-20T18:58:00.000Z');
  expect((await backend.call('onlineGuests')).body).toEqual({ guestIds: [7] });
  backend.pass(5 * 60_000);
  expect((await backend.call('onlineGuests')).body).toEqual({ guestIds: [] });
  expect(await backend.call('test/state', { state: 'no such state' })).toMatchObject({
    status: 400,
    body: { error: { code: 'malformed', field: 'state' } },
  });
});

// @spec rest:internal.clear-di-cache
test('what parts of the server keep is forgotten', async () => {
  await using backend = await setUp();
  let cleared = 0;
  backend.server.context.caches.add(() => void (cleared += 1));
  expect((await backend.call('clear_di_cache')).body).toEqual({ success: true });
  expect(cleared).toBe(1);
});

// @spec rest:internal.regenerate-auto-incrementor
test('ids go on after the highest one', async () => {
  await using backend = await setUp();
  const { run, call } = backend;
  const insert = () =>
    run<{ id: number }>(
      `insert into event (at, kind, context, action, data) values ('', 'log', 'a', 'b', '{}') returning id`,
    );
  await run(`insert into event (id, at, kind, context, action, data) values (500, '', 'log', 'a', 'b', '{}')`);
  expect((await call('regenerate_auto_incrementor')).body).toEqual({ tables: expect.any(Number) as number });
  expect(await insert()).toEqual([{ id: 501 }]);
});
