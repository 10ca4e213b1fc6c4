import {
  ageCheckEnds,
  ageIsRejected,
  ageIsUnconfirmed,
  guestHasBegunChecks,
  numberIsVerified,
  providerReports,
} from '@lounge/mock-api/states';
import {
  avsBonusAvailable,
  avsPayRequest,
  avsPending,
  avsRejected,
  avsRevoked,
  avsSet,
  getAgeCheck,
} from '@lounge/protocol/foundation/age-check';
import { AgeCheck, AgeCheckDetails } from '@lounge/stores/foundation/age-check';
import { aBonus, anAgeCheck } from '@lounge/testing/foundation/age-check';
import { Guest } from '@lounge/stores/foundation/guest';
import { guestData } from '@lounge/testing/foundation/guest';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import type { GuestSide } from '../consume/guest-side.ts';
import { expiredGuest, guest as robin } from '../consume/callers.ts';

const guestWith = (side: GuestSide, avsStatus: 'unknown' | 'accepted'): Guest => {
  const guest = new Guest(side);
  guest.data.set(guestData({ avsStatus, hasAvs: avsStatus === 'accepted' }));
  new AgeCheck(guest).listen(side);
  return guest;
};

// @spec socket:avsSet, socket:avsPending, socket:avsRevoked, state:age-verification 1, 2, 4, 5
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

test('a guest is notified when a provider reports that the check is pending', () =>
  pactForPush(
    avsPending,
    {
      description: 'an avsPending push when the provider of the age check has a person look at it',
      caller: robin,
      states: [ageIsUnconfirmed({ guestId: 7 })],
      event: providerReports({ guestId: 7, result: 'pending' }),
      payload: {},
    },
    (side, deliver) => {
      const guest = guestWith(side, 'unknown');
      deliver();
      expect(guest.data.value).toMatchObject({ avsStatus: 'pending' });
    },
  ));

const unconfirmed = ageIsUnconfirmed({ guestId: 7 });

// @spec query:avs.bonus-available, state:avs-pay-request 2
test('a guest reads whether there is a bonus', () =>
  pactForCall(avsBonusAvailable, {
    description: 'a query for the bonus of the age check',
    states: [unconfirmed],
    caller: robin,
    input: {},
    answer: aBonus(),
    exact: ['available', 'coins', 'coinsFormatted'],
  }));

test('a guest reads the state of the age check', () =>
  pactForCall(
    getAgeCheck,
    {
      description: 'a query for the age check of a guest whose check was rejected, and who verified a number',
      states: [
        unconfirmed,
        ageIsRejected({ guestId: 7, provider: 'identity', message: 'The picture is too dark.' }),
        numberIsVerified({ guestId: 7, phoneNumber: '+49 1512 3456789' }),
      ],
      caller: robin,
      input: {},
      answer: anAgeCheck({
        avsStatus: 'rejected',
        avsRejectMessage: 'The picture is too dark.',
        since: '2026-11-20T19:00:00.000Z',
        provider: 'identity',
        phone: { lastDigits: '789', isMobile: true },
      }),
      exact: ['avsStatus', 'avsRejectMessage', 'phone'],
    },
    async (side) => {
      const details = new AgeCheckDetails(side);
      await details.load();
      expect(details.info.value).toMatchObject({ avsStatus: 'rejected', bonus: { available: true } });
    },
  ));

// @spec query:avs.pay-request, state:avs-pay-request 1-2
test('a guest asks for the address of a check by the bank', () =>
  pactForCall(
    avsPayRequest,
    {
      description: 'an AVS pay request',
      states: [unconfirmed],
      caller: robin,
      input: { forwardUrl: '/en/myvelvet/age-check/' },
      answer: { checkoutLink: '/vxpay/en/age-check?way=bank&check=1' },
    },
    async (side) => {
      expect(await new AgeCheckDetails(side).requestPayment('/en/myvelvet/age-check/')).toMatch(/^\/vxpay\//);
    },
  ));

test.each([
  ['whose age is confirmed', [], '/', 'locked', null],
  ['with too many checks', [unconfirmed, guestHasBegunChecks({ guestId: 7 })], '/', 'tooMany', null],
  ['that leads elsewhere', [unconfirmed], 'https://elsewhere.example/', 'malformed', 'forwardUrl'],
] as const)('an AVS pay request %s is rejected', (what, states, forwardUrl, error, field) =>
  pactForCall(avsPayRequest, {
    description: `an AVS pay request ${what}`,
    states: [...states],
    caller: robin,
    input: { forwardUrl },
    error,
    field,
  }),
);

test.each([
  ['the bonus of the age check', avsBonusAvailable, {}],
  ['the age check', getAgeCheck, {}],
  ['an AVS payment', avsPayRequest, { forwardUrl: '/' }],
] as const)('%s with an expired token needs a log-in', (what, declaration, input) =>
  pactForCall(declaration, {
    description: `a request for ${what} with an expired token`,
    caller: expiredGuest,
    input: input as never,
    error: 'needLogin',
  }),
);
