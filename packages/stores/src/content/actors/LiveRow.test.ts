import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import { testStores, setPresence } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { LiveRow } from './LiveRow.ts';

const setUp = async () => {
  const stores = testStores();
  const row = new LiveRow(stores.context);
  row.listen(stores.pushSource);
  await row.load();
  const ids = () => row.models.map(({ id }) => id);
  const offline = (await stores.run('select id from actor where "isOnline" = 0 order by id')) as { id: number }[];
  return { ...stores, row, ids, offlineIds: offline.map(({ id }) => id) };
};

/** Waits until pending work has finished. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

// @spec query:models.online
test('shows twelve performers and the number of all who are online', async () => {
  const { row, run, unexpectedErrors } = await setUp();
  const [counted] = (await run('select count(*) as total from actor where "isOnline" = 1')) as { total: number }[];
  expect(row.models).toHaveLength(12);
  expect(row.models.every(({ isOnline }) => isOnline)).toBe(true);
  expect(row.total).toBe(counted?.total);
  expect(unexpectedErrors).toEqual([]);
});

test('before the first read it is empty, and pushes change nothing', () => {
  const { context, pushSource, socket, sent } = testStores();
  const row = new LiveRow(context);
  row.listen(pushSource);
  socket.receive(actorOnline, { actorId: 1, actorName: 'Noor' });
  socket.receive(actorOffline, { actorId: 1, actorName: 'Noor' });
  expect([row.models, row.total, sent]).toEqual([[], 0, []]);
});

// @spec socket:actorOffline
test('a performer who goes offline is removed immediately', async () => {
  const { row, world, ids } = await setUp();
  const [first = 0, second = 0] = ids();
  const before = row.total;
  expect(await setPresence(world, first, false)).toBe(true);
  expect(ids()).not.toContain(first);
  expect(ids()[0]).toBe(second);
  expect(row.total).toBe(before - 1);
});

// @spec socket:actorOnline
test('performers who come online within two seconds are read together', async () => {
  const { row, world, clock, sent, offlineIds } = await setUp();
  const before = row.total;
  const [first = 0, second = 0, third = 0] = offlineIds;
  await setPresence(world, first, true);
  clock.advance(1_000);
  await setPresence(world, second, true);
  expect(row.total).toBe(before);
  clock.advance(999);
  expect(sent).toHaveLength(1);
  clock.advance(1);
  await settle();
  expect(sent).toHaveLength(2);
  expect(row.total).toBe(before + 2);
  clock.advance(10_000);
  await settle();
  expect(sent).toHaveLength(2);
  await setPresence(world, third, true);
  clock.advance(2_000);
  expect(sent).toHaveLength(3);
});

test('a performer who is already in the list is not counted twice', async () => {
  const { row, socket, ids, clock, sent } = await setUp();
  const before = row.total;
  socket.receive(actorOnline, { actorId: ids()[0] ?? 0, actorName: 'Noor' });
  clock.advance(5_000);
  expect(row.total).toBe(before);
  expect(sent).toHaveLength(1);
});

test.each([
  ['offline', actorOffline],
  ['online', actorOnline],
])('a push that a performer is %s, which was read already, does not change the number', async (_, push) => {
  const { row, socket, clock, offlineIds } = await setUp();
  const before = row.total;
  socket.receive(push, { actorId: offlineIds[0] ?? 0, actorName: 'Noor' });
  expect(row.total).toBe(before);
  clock.advance(2_000);
  await settle();
  expect(row.total).toBe(before);
});

test('after the scope ended, nothing is read and pushes change nothing', async () => {
  const { row, scope, socket, clock, sent, offlineIds } = await setUp();
  const [id = 0, other = 0] = offlineIds;
  socket.receive(actorOnline, { actorId: id, actorName: 'Noor' });
  const before = row.total;
  scope.end();
  clock.advance(5_000);
  socket.receive(actorOnline, { actorId: other, actorName: 'Lio' });
  expect(sent).toHaveLength(1);
  expect(row.total).toBe(before);
});

// @spec socket:actorOffline
test('a performer who goes offline during a read is not in its answer', async () => {
  const { row, ids, socket, holdAnswers } = await setUp();
  const [first = 0, second = 0] = ids();
  const before = row.total;
  const deliver = holdAnswers();
  const reading = row.load();
  socket.receive(actorOffline, { actorId: first, actorName: 'Noor' });
  socket.receive(actorOffline, { actorId: second, actorName: 'Wanda' });
  socket.receive(actorOnline, { actorId: second, actorName: 'Wanda' });
  deliver();
  await reading;
  expect(ids()).not.toContain(first);
  expect(ids()).toContain(second);
  expect(row.total).toBe(before - 1);
});
