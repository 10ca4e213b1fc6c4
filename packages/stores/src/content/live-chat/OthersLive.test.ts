import { aPerformer, setPresence, testStores } from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { OthersLive } from './OthersLive.ts';

// @spec socket:actorOffline
test('others who are live are read; who goes offline leaves, and after missed pushes they are read again', async () => {
  const { context, pushSource, world, socket, run } = testStores();
  await run('update actor set "isOnline" = 0');
  for (const id of [9101, 9102]) await aPerformer.setUp({ id, name: `Noor ${id}`, isOnline: true }, world);
  const others = new OthersLive(context);
  others.listen(pushSource);
  await others.page.load();
  const ids = () => others.page.value?.items.map(({ id }) => id).toSorted();
  expect([ids(), others.page.value?.total]).toEqual([[9101, 9102], 2]);
  await setPresence(world, 9101, false);
  await setPresence(world, 101, false);
  expect([ids(), others.page.value?.total]).toEqual([[9102], 1]);
  socket.setState('waiting');
  await setPresence(world, 9101, true);
  socket.setState('ready');
  socket.resync();
  await vi.waitFor(() => expect(ids()).toEqual([9101, 9102]));
});
