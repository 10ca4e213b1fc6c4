import { aModel } from '@lounge/testing/content/actors';
import { testStores, setPresence } from '@lounge/testing/stores';
import type { Client } from '@lounge/transport';
import { expect, test, vi } from 'vitest';
import { Presence } from './Presence.ts';

const setUp = async () => {
  const stores = testStores();
  const presence = new Presence(stores.context);
  presence.listen(stores.pushSource);
  const rows = (await stores.run('select id from actor where "isOnline" = 1 order by id limit 2')) as { id: number }[];
  const [one = 0, two = 0] = rows.map(({ id }) => id);
  return { ...stores, presence, one, two };
};

test('a performer without a change has the rendered state', async () => {
  const { presence, one } = await setUp();
  expect(presence.isOnline(one, true)).toBe(true);
  expect(presence.isOnline(one, false)).toBe(false);
});

// @spec state:actor-online 1
test('a push changes only its performer, and the latest push applies', async () => {
  const { presence, world, one, two } = await setUp();
  await setPresence(world, one, false);
  expect(presence.isOnline(one, true)).toBe(false);
  expect(presence.isOnline(two, true)).toBe(true);
  await setPresence(world, one, true);
  expect(presence.isOnline(one, false)).toBe(true);
});

test('after the scope ended, pushes change nothing', async () => {
  const { presence, world, scope, one } = await setUp();
  scope.end();
  await setPresence(world, one, false);
  expect(presence.isOnline(one, true)).toBe(true);
});

test('after pushes were missed, rendered states hold no longer; pushes that arrive meanwhile do', async () => {
  const { presence, world, socket, one, two, holdAnswers } = await setUp();
  await setPresence(world, one, false);
  expect([presence.isOnline(one, true), presence.isOnline(two, true)]).toEqual([false, true]);
  socket.setState('waiting');
  await setPresence(world, one, true);
  await setPresence(world, two, false);
  socket.setState('ready');
  const deliver = holdAnswers();
  socket.resync();
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect([presence.isOnline(one, true), presence.isOnline(two, true)]).toEqual([false, true]);
  await setPresence(world, one, false);
  deliver();
  await vi.waitFor(() => expect(presence.isOnline(two, true)).toBe(false));
  expect(presence.isOnline(one, true)).toBe(false);
});

test('if more are online than could be read, the others have the rendered state', async () => {
  const { context, one, two } = await setUp();
  const call = async () => ({ ok: true, value: { items: [aModel({ id: one })], total: 501 } });
  const presence = new Presence({ ...context, client: { call: call as Client['call'] } });
  await presence.load();
  expect([presence.isOnline(one, false), presence.isOnline(two, true), presence.isOnline(two, false)]).toEqual([
    true,
    true,
    false,
  ]);
});
