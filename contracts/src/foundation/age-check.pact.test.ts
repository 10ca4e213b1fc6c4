import { ageCheckComesTo } from '@lounge/mock-api/states';
import { avsPending, avsRejected, avsRevoked, avsSet } from '@lounge/protocol/foundation/age-check';
import { AgeCheck } from '@lounge/stores/foundation/age-check';
import { Guest } from '@lounge/stores/foundation/guest';
import { guestData } from '@lounge/testing/foundation/guest';
import { expect, test } from 'vitest';
import { pactForPush } from '../consume/pact-for-message.ts';
import type { SocketSide } from '../consume/socket-side.ts';
import { guest as robin } from '../consume/callers.ts';

const guestWith = (side: SocketSide, avsStatus: 'unknown' | 'accepted'): Guest => {
  const guest = new Guest(side);
  guest.data.set(guestData({ avsStatus, hasAvs: avsStatus === 'accepted' }));
  new AgeCheck(guest).listen(side);
  return guest;
};

// @spec socket:avsSet, socket:avsPending, socket:avsRevoked, state:age-verification
test.each([
  ['accepted', avsSet, 'unknown', { avsStatus: 'accepted', hasAvs: true }],
  ['pending', avsPending, 'unknown', { avsStatus: 'pending' }],
  ['unknown', avsRevoked, 'accepted', { avsStatus: 'unknown', hasAvs: false }],
] as const)('a guest is told that the age check came to %s', (result, push, before, after) =>
  pactForPush(
    push,
    {
      description: `an age check that came to ${result}`,
      caller: robin,
      event: ageCheckComesTo({ guestId: 7, result }),
      payload: {},
    },
    (side, deliver) => {
      const guest = guestWith(side, before);
      deliver();
      expect(guest.data.value).toMatchObject(after);
    },
  ),
);

// @spec socket:avsRejected
test('a guest is told why the age check was rejected', () => {
  const message = 'The picture is too dark.';
  return pactForPush(
    avsRejected,
    {
      description: 'an age check that was rejected',
      caller: robin,
      event: ageCheckComesTo({ guestId: 7, result: 'rejected', message }),
      payload: { message },
      exact: ['message'],
    },
    (side, deliver) => {
      const guest = guestWith(side, 'unknown');
      deliver();
      expect(guest.data.value).toMatchObject({ avsStatus: 'rejected', avsRejectMessage: message });
    },
  );
});
