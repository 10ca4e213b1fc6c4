import {
  numberIsBlocked,
  numberIsVerified,
  phoneNetworkFails,
  pinCallWaits,
  type ProviderState,
} from '@lounge/mock-api/states';
import { startPinCall, verifyPinCall } from '@lounge/protocol/foundation/age-check';
import { PinCall } from '@lounge/stores/foundation/age-check';
import { aPinCall, aPinCallError, aVerification } from '@lounge/testing/foundation/age-check';
import { expect, test } from 'vitest';
import { expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const mobile = '+49 1512 3456789';
const call = { phoneNumber: mobile, type: 'avs', language: 'DE' } as const;
const waits = (params: Partial<Parameters<typeof pinCallWaits>[0]> = {}) =>
  pinCallWaits({ guestId: 7, id: 'call-1', pin: '271828', phoneNumber: mobile, ...params });
const typed = { id: 'call-1', type: 'avs', pin: '271828' } as const;

// @spec query:pin-call.start-verification, entity:pinCallVerification, state:pin-call 1, 5, feature:account.phone-verify 1, 4
test('a guest is called', () =>
  pactForCall(
    startPinCall,
    {
      description: 'a request to call a mobile number',
      caller: guest,
      input: call,
      answer: aPinCall(),
      exact: ['verification.verified', 'verification.countryCode', 'verification.preCode', 'verification.pinLength'],
    },
    async (side) => {
      const store = new PinCall(side);
      await store.start(call);
      expect(store.verification).toMatchObject({ verified: false, pinLength: 6 });
    },
  ));

// @spec query:pin-call.start-verification, rule:pin-length, state:pin-call 5, feature:account.phone-verify 4
test('a fixed-line number has a shorter pin', () =>
  pactForCall(startPinCall, {
    description: 'a request to call a fixed-line number',
    caller: guest,
    input: { ...call, phoneNumber: '+49 30 12345678', type: 'primaryFixedNumber', language: 'ES' },
    answer: aPinCall({
      verification: aVerification({ type: 'primaryFixedNumber', preCode: '30', number: '12345678', pinLength: 5 }),
    }),
    exact: ['verification.type', 'verification.pinLength'],
  }));

// @spec query:pin-call.verify, feature:account.phone-verify 1-2
test('a guest verifies a number', () =>
  pactForCall(
    verifyPinCall,
    {
      description: 'a request to verify a number by its pin',
      states: [waits()],
      caller: guest,
      input: typed,
      answer: aPinCall({ verification: aVerification({ verified: true }), callAgainAt: null, expiresAt: null }),
      exact: ['verification.id', 'verification.verified'],
    },
    async (side) => {
      const store = new PinCall(side);
      store.verification = aVerification();
      await store.verify('271828');
      expect([store.verification?.verified, store.problem]).toEqual([true, null]);
    },
  ));

// @spec error:pincall-1, error:pincall-2, error:pincall-3, error:pincall-5, error:pincall-6, error:pincall-9, error:pincall-10
// @spec feature:account.phone-verify 7, state:pin-call 3
test.each<[string, Partial<typeof call> | object, readonly ProviderState[], number]>([
  ['an invalid number', { phoneNumber: '+49 151 123' }, [], 1],
  ['a number of another country', { phoneNumber: '+1 212 555 2368' }, [], 2],
  ['a fixed-line number as a mobile one', { phoneNumber: '+49 30 12345678', type: 'primaryMobileNumber' }, [], 3],
  ['a blacklisted number', {}, [numberIsBlocked({ phoneNumber: mobile })], 5],
  ['a number of another guest', {}, [numberIsVerified({ guestId: 8, phoneNumber: mobile })], 6],
  ['a number too soon', {}, [waits({ secondsAgo: 30 })], 9],
  ['a number while the network is out of order', {}, [phoneNetworkFails({})], 10],
])('calling %s ends with an error', (what, changes, states, code) =>
  pactForCall(
    startPinCall,
    {
      description: `a request to call ${what}`,
      states: [...states],
      caller: guest,
      input: { ...call, ...changes },
      answer: aPinCallError(code, code === 9 ? { retryAt: '2026-11-20T19:01:00.000Z' } : {}),
      exact: ['errors.code'],
    },
    async (side) => {
      const store = new PinCall(side);
      await store.start({ ...call, ...changes });
      expect(store.problem?.code).toBe(code);
    },
  ),
);

// @spec error:pincall-4, error:pincall-7, error:pincall-8, error:pincall-9, feature:account.phone-verify 7, state:pin-call 3
test.each<[string, object, readonly ProviderState[], number, object]>([
  ['a pin that has expired', {}, [waits({ secondsAgo: 301 })], 4, {}],
  ['the pin of a call that nobody knows', { id: 'call-2' }, [], 7, {}],
  ['the pin of somebody else’s call', {}, [waits({ guestId: 8 })], 7, {}],
  ['a wrong pin', { pin: '271829' }, [waits()], 8, { triesLeft: 2 }],
  [
    'a wrong pin for the third time',
    { pin: '271829' },
    [waits({ wrong: 2 })],
    9,
    { triesLeft: 0, retryAt: '2026-11-20T19:15:00.000Z' },
  ],
])('verifying %s ends with an error', (what, changes, states, code, more) =>
  pactForCall(
    verifyPinCall,
    {
      description: `a request to verify a number by ${what}`,
      states: [...states],
      caller: guest,
      input: { ...typed, ...changes },
      answer: aPinCallError(code, more),
      exact: ['errors.code', 'errors.triesLeft'],
    },
    async (side) => {
      const store = new PinCall(side);
      const { id, type, pin } = { ...typed, ...changes };
      store.verification = aVerification({ id, type });
      await store.verify(pin);
      expect(store.problem?.code).toBe(code);
    },
  ),
);

test.each([
  ['a call', startPinCall, call],
  ['a verification', verifyPinCall, typed],
] as const)('%s with an expired token needs a log-in', (what, declaration, input) =>
  pactForCall(declaration, {
    description: `a request for ${what} by pin-call with an expired token`,
    caller: expiredGuest,
    input: input as never,
    error: 'needLogin',
  }),
);

test('calling in a language that nobody speaks is malformed', () =>
  pactForCall(startPinCall, {
    description: 'a request to call a number in Dutch',
    caller: guest,
    input: { ...call, language: 'NL' as 'EN' },
    error: 'malformed',
  }));
