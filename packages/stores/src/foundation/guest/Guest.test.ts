import type { PayloadOf } from '@lounge/protocol';
import { emailVerified, guestLocked } from '@lounge/protocol/foundation/guest';
import { guestVouchers } from '@lounge/protocol/foundation/vouchers';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import { guestData } from '@lounge/testing/foundation/guest';
import { guestHasAddress, guestIsLocked, guestIsLoggedIn, setUpState, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Guest, type GuestData } from './Guest.ts';
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

// @spec feature:account.verify-email 2, socket:email-properties.refresh
test('an address that was verified elsewhere is noticed by asking; a verified one is not asked about', async () => {
  const { context, pushSource, world, run, sent } = testStores({ guestId: 7 });
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 'test-token' }), world);
  await setUpState(guestHasAddress({ guestId: 7, email: 'robin@example.com' }), world);
  const guest = new Guest(context);
  new GuestUpdates(guest).listen(pushSource);
  await guest.load();
  await guest.refreshEmail();
  expect(guest.isUnverified).toBe(true);
  await run('update account set "isVerified" = 1 where "guestId" = 7');
  await guest.refreshEmail();
  await expect.poll(() => guest.isUnverified).toBe(false);
  const before = sent.length;
  await guest.refreshEmail();
  expect(sent.length).toBe(before);
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

const balance: PayloadOf<typeof guestBalance> = {
  guestBalance: { value: 2600, currency: 'VXC' },
  guestBalanceFormatted: '26',
  guestIsPayingCustomer: true,
};
const vouchers = [{ type: 2, amount: 5, seconds: 300, actorId: null }];

// @spec state:guest-data-pushes 1-3, feature:account.locked 1
test.each<[string, (socket: ReturnType<typeof testStores>['socket']) => void, Partial<GuestData>]>([
  [
    'guestBalance',
    (socket) => socket.receive(guestBalance, balance),
    { balance: balance.guestBalance, balanceFormatted: '26', isPayingCustomer: true },
  ],
  ['guestVouchers', (socket) => socket.receive(guestVouchers, { guestVouchers: vouchers }), { vouchers }],
  ['guestLocked', (socket) => socket.receive(guestLocked, {}), { isLocked: true }],
  [
    'guestLocked with level 1',
    (socket) => socket.receive(guestLocked, { restrictionLevel: 1 }),
    { isRestricted: true, restrictionLevel: 1, isLocked: false },
  ],
  [
    'guestLocked with level 3',
    (socket) => socket.receive(guestLocked, { restrictionLevel: 3 }),
    { isRestricted: true, restrictionLevel: 3, isLocked: true },
  ],
  ['emailVerified', (socket) => socket.receive(emailVerified, {}), { isEmailVerified: true }],
])('%s changes its fields and no others, and the same for two pushes', async (_, push, changed) => {
  const { context, pushSource, socket, world } = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  const guest = new Guest(context);
  new GuestUpdates(guest).listen(pushSource);
  await guest.load();
  const before = guest.data.value;
  for (let times = 0; times < 2; times += 1) push(socket);
  expect(guest.data.value).toEqual({ ...before, ...changed });
});

test.each([
  [{}, [false, false, false]],
  [{ isBlockedForComments: true }, [false, false, true]],
  [{ isRestricted: true, restrictionLevel: 1 }, [true, false, true]],
  [{ isRestricted: true, restrictionLevel: 2 }, [true, true, true]],
  [{ isLocked: true }, [true, true, true]],
])('with %o the guest is kept from writing, spending and comments: %j', async (fields, kept) => {
  const { context } = testStores();
  const guest = new Guest(context);
  guest.data.set(guestData(fields));
  expect([guest.isBarredFromWriting, guest.isBarredFromSpending, guest.isBlockedForComments]).toEqual(kept);
});
