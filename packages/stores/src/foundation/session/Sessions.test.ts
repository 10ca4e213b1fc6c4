import { guestHasSession, guestIsLoggedIn, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Sessions } from './Sessions.ts';

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  await guestHasSession.setUp(
    { guestId: 7, id: 71, userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/132.0' },
    stores.world,
  );
  let reloads = 0;
  const sessions = new Sessions(stores.context, () => (reloads += 1));
  await sessions.list.load();
  return { ...stores, sessions, reloads: () => reloads, ids: () => sessions.list.value?.sessions.map(({ id }) => id) };
};

test('a session that is ended leaves the list', async () => {
  const { sessions, ids, unexpectedErrors } = await setUp();
  expect(ids()).toContain(71);
  await sessions.end(71);
  expect(ids()).not.toContain(71);
  expect([sessions.pending, sessions.failure]).toEqual([null, null]);
  expect(unexpectedErrors).toEqual([]);
});

test('a session that has ended already leaves the list without a failure', async () => {
  const { sessions, ids, run } = await setUp();
  await run('delete from session where id = 71');
  await sessions.end(71);
  expect(ids()).not.toContain(71);
  expect(sessions.failure).toBeNull();
});

test('a failure keeps the list, and can be retried', async () => {
  const { sessions, ids, failRequests, reloads } = await setUp();
  failRequests(/endSession|logOutEverywhere/);
  await sessions.end(71);
  expect(ids()).toContain(71);
  expect(sessions.failure).toMatchObject({ kind: 'offline' });
  await sessions.endAll();
  expect(reloads()).toBe(0);
  failRequests(null);
  await sessions.end(71);
  expect([ids()?.includes(71), sessions.failure]).toEqual([false, null]);
});

test('logging out everywhere twice at once sends one call and reloads the page once', async () => {
  const { sessions, sent, reloads } = await setUp();
  const before = sent.length;
  await Promise.all([sessions.endAll(), sessions.endAll()]);
  expect([sent.length - before, reloads()]).toEqual([1, 1]);
});
