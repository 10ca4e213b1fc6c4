import { ageCheckEnds } from '@lounge/mock-api/states';
import { avsPending, avsRejected, avsRevoked, avsSet } from '@lounge/protocol/foundation/age-check';
import { AgeCheck } from '@lounge/stores/foundation/age-check';
import { Guest } from '@lounge/stores/foundation/guest';
import { guestData } from '@lounge/testing/foundation/guest';
import { expect, test } from 'vitest';
import { pactForPush } from '../consume/pact-for-push.ts';
import type { GuestSide } from '../consume/guest-side.ts';
import { guest as robin } from '../consume/callers.ts';

const guestWith = (side: GuestSide, avsStatus: 'unknown' | 'accepted'): Guest => {
  const guest = new Guest(side);
  guest.data.set(guestData({ avsStatus, hasAvs: avsStatus === 'accepted' }));
  new AgeCheck(guest).listen(side);
  return guest;
};

// @spec socket:avsSet, socket:avsPending, socket:avsRevoked, state:age-verification
test.each([
  ['accepted', 'accepted', avsSet, 'unknown', { avsStatus: 'accepted', hasAvs: true }],
  ['pending', 'pending', avsPending, 'unknown', { avsStatus: 'pending' }],
  ['revoked', 'unknown', avsRevoked, 'accepted', { avsStatus: 'unknown', hasAvs: false }],
] as const)('a guest is notified that the age check is %s', (outcome, result, push, before, after) =>
  pactForPush(
    push,
    {
      description: `an ${push.type} push when the age check is ${outcome}`,
      caller: robin,
      event: ageCheckEnds({ guestId: 7, result }),
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
test('a guest is notified why the age check was rejected', () => {
  const message = 'The picture is too dark.';
  return pactForPush(
    avsRejected,
    {
      description: 'an avsRejected push when the age check is rejected',
      caller: robin,
      event: ageCheckEnds({ guestId: 7, result: 'rejected', message }),
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
