import { avsPending, avsRejected, avsRevoked, avsSet } from '@lounge/protocol/foundation/age-check';
import { guestIsLoggedIn, testStores } from '@lounge/testing/stores';
import type { FakeSocket } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { Guest } from '../guest/index.ts';
import { AgeCheck } from './AgeCheck.ts';

const setUp = async (guestId: number | null) => {
  const stores = testStores({ guestId });
  if (guestId !== null) await guestIsLoggedIn.setUp({ guestId, token: 'test-token' }, stores.world);
  const guest = new Guest(stores.context);
  const ageCheck = new AgeCheck(guest);
  ageCheck.listen(stores.pushSource);
  return { ...stores, guest, ageCheck };
};

// @spec state:age-verification 1-6
test.each<[string, (socket: FakeSocket) => void, { status: string; hasAvs: boolean; message: string | null }]>([
  ['is confirmed', (socket) => socket.receive(avsSet, {}), { status: 'accepted', hasAvs: true, message: null }],
  ['is pending', (socket) => socket.receive(avsPending, {}), { status: 'pending', hasAvs: true, message: null }],
  [
    'is rejected',
    (socket) => socket.receive(avsRejected, { message: 'too dark' }),
    { status: 'rejected', hasAvs: true, message: 'too dark' },
  ],
  ['is revoked', (socket) => socket.receive(avsRevoked, {}), { status: 'unknown', hasAvs: false, message: null }],
])('a guest’s age check %s', async (_, push, expected) => {
  const { guest, ageCheck, socket } = await setUp(7);
  await guest.load();
  socket.receive(avsSet, {});
  push(socket);
  const { hasAvs, avsRejectMessage: message } = guest.data.value ?? {};
  expect({ status: ageCheck.status, hasAvs, message }).toEqual(expected);
});

test('pushes change nothing for an anonymous visitor or before the data was read', async () => {
  const anonymous = await setUp(null);
  await anonymous.guest.load();
  anonymous.socket.receive(avsSet, {});
  expect(anonymous.ageCheck.status).toBe('unknown');
  const notLoaded = await setUp(7);
  notLoaded.socket.receive(avsSet, {});
  expect([notLoaded.guest.data.value, notLoaded.ageCheck.status]).toEqual([null, 'unknown']);
});
