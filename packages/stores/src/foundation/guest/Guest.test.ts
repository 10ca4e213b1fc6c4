import { emailVerified, guestLocked } from '@lounge/protocol/foundation/guest';
import { guestIsLocked, guestIsLoggedIn, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Guest } from './Guest.ts';
import { GuestUpdates } from './GuestUpdates.ts';

// @spec query:guest.init-data, entity:guestState
test('a visitor who is not logged in is anonymous before and after the first read', async () => {
  const { context, unexpectedErrors } = testStores();
  const guest = new Guest(context);
  expect([guest.id, guest.isLoggedIn]).toEqual([null, false]);
  await guest.load();
  expect([guest.id, guest.isLoggedIn]).toEqual([null, false]);
  expect(guest.data.value).toMatchObject({ avsStatus: 'unknown', balance: null });
  expect(unexpectedErrors).toEqual([]);
});

test('a guest who is logged in has an id', async () => {
  const stores = testStores({ guestId: 7 });
  const columns =
    'id, name, "avsStatus", "isVip", "isLocked", "isPaying", "showDataProtection", "loyaltyPoints", "createdAt"';
  await stores.run(
    `insert into guest (${columns}) values (7, 'Robin', 'accepted', 1, 0, 1, 0, 120, '2026-01-01T00:00:00.000Z')`,
  );
  const guest = new Guest(stores.context);
  await guest.load();
  expect([guest.id, guest.isLoggedIn]).toEqual([7, true]);
  expect(guest.data.value).toMatchObject({ name: 'Robin', hasAvs: true, isVip: true, loyaltyPoints: 120 });
});

test('a failure leaves the visitor anonymous', async () => {
  const { context, failRequests } = testStores({ guestId: 7 });
  failRequests(/guestInitData/);
  const guest = new Guest(context);
  await guest.load();
  expect(guest.data.state).toBe('failed');
  expect(guest.isLoggedIn).toBe(false);
});

test('data that was read before a push is read again', async () => {
  const { context, pushSource, socket, world, holdAnswers } = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  const guest = new Guest(context);
  new GuestUpdates(guest).listen(pushSource);
  await guest.load();
  const deliver = holdAnswers();
  socket.resync();
  await new Promise<void>((resolve) => setImmediate(resolve));
  await guestIsLocked.setUp({ guestId: 7 }, world);
  socket.receive(guestLocked, {});
  deliver();
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect([guest.isLocked, guest.data.state]).toEqual([true, 'ready']);
});

test('pushes change nothing for an anonymous visitor', async () => {
  const { context, pushSource, socket } = testStores();
  const guest = new Guest(context);
  new GuestUpdates(guest).listen(pushSource);
  await guest.load();
  socket.receive(emailVerified, {});
  socket.receive(guestLocked, {});
  expect(guest.data.value).toMatchObject({ isEmailVerified: false, isLocked: false });
});
