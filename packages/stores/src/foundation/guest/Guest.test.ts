import { avsSet } from '@lounge/protocol/foundation/age-check';
import { guestLocked } from '@lounge/protocol/foundation/guest';
import { aVisit } from '@lounge/workbench/testing';
import { expect, test } from 'vitest';
import { Guest } from './Guest.ts';
import { GuestNews } from './GuestNews.ts';

// @spec query:guest.init-data, entity:guestState
test('a visitor is anonymous before and after the first data', async () => {
  const { caller, faults } = aVisit();
  const guest = new Guest(caller);
  expect([guest.id, guest.isLoggedIn]).toEqual([null, false]);
  await guest.load();
  expect([guest.id, guest.isLoggedIn]).toEqual([null, false]);
  expect(guest.data.value).toMatchObject({ avsStatus: 'unknown', balance: null });
  expect(faults).toEqual([]);
});

test('somebody who is logged in is known by id', async () => {
  const visit = aVisit({ guestId: 7 });
  const columns =
    'id, name, avs_status, is_vip, is_locked, is_paying, show_data_protection, loyalty_points, created_at';
  await visit.run(
    `insert into guest (${columns}) values (7, 'Robin', 'accepted', 1, 0, 1, 0, 120, '2026-01-01T00:00:00.000Z')`,
  );
  const guest = new Guest(visit.caller);
  await guest.load();
  expect([guest.id, guest.isLoggedIn]).toEqual([7, true]);
  expect(guest.data.value).toMatchObject({ name: 'Robin', hasAvs: true, isVip: true, loyaltyPoints: 120 });
});

test('a failure leaves the visitor anonymous', async () => {
  const { caller, breakDown } = aVisit({ guestId: 7 });
  breakDown(/guestInitData/);
  const guest = new Guest(caller);
  await guest.load();
  expect(guest.data.state).toBe('failed');
  expect(guest.isLoggedIn).toBe(false);
});

test('pushes tell nothing of an anonymous visitor', async () => {
  const { caller, ears, socket } = aVisit();
  const guest = new Guest(caller);
  new GuestNews(guest).listen(ears);
  await guest.load();
  socket.say(avsSet, {});
  socket.say(guestLocked, {});
  expect(guest.data.value).toMatchObject({ avsStatus: 'unknown', isLocked: false });
});
