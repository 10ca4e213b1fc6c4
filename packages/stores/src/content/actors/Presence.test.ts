import { testStores, setPresence } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Presence } from './Presence.ts';

const setUp = async () => {
  const stores = testStores();
  const presence = new Presence();
  presence.listen(stores.pushSource);
  const rows = (await stores.run('select id from actor where is_online = 1 order by id limit 2')) as { id: number }[];
  const [one = 0, two = 0] = rows.map(({ id }) => id);
  return { ...stores, presence, one, two };
};

test('a performer without a change has the rendered state', async () => {
  const { presence, one } = await setUp();
  expect(presence.isOnline(one, true)).toBe(true);
  expect(presence.isOnline(one, false)).toBe(false);
});

// @spec state:actor-online
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
