import type { AnswerOf } from '@lounge/protocol';
import { avsBonusAvailable, getAgeCheck, startPinCall } from '@lounge/protocol/foundation/age-check';
import { parsed } from '../parsed.ts';

type PinCall = AnswerOf<typeof startPinCall>;
type Verification = NonNullable<PinCall['verification']>;

/** A verification of a mobile number that waits for its pin. */
export const aVerification = (overrides: Partial<Verification> = {}): Verification => ({
  id: 'call-1',
  type: 'avs',
  verified: false,
  countryCode: '49',
  preCode: '1512',
  number: '3456789',
  pinLength: 6,
  ...overrides,
});

/** A call that reads out a pin. */
export const aPinCall = (overrides: Partial<PinCall> = {}): PinCall =>
  parsed(startPinCall.answer, {
    verification: aVerification(),
    errors: [],
    callAgainAt: '2026-11-20T19:01:00.000Z',
    expiresAt: '2026-11-20T19:05:00.000Z',
    ...overrides,
  });

/** A pin-call that went wrong. */
export const aPinCallError = (code: number | null, overrides: Partial<PinCall['errors'][number]> = {}): PinCall =>
  aPinCall({
    verification: null,
    errors: [{ code, triesLeft: null, retryAt: null, ...overrides }],
    callAgainAt: null,
    expiresAt: null,
  });

/** The bonus, for a guest who has not passed a check yet. */
export const aBonus = (overrides: Partial<AnswerOf<typeof avsBonusAvailable>> = {}) =>
  parsed(avsBonusAvailable.answer, {
    available: true,
    coins: { value: 1000, currency: 'VXC' },
    coinsFormatted: '10',
    ...overrides,
  });

/** The age check of a guest who has not begun one. */
export const anAgeCheck = (overrides: Partial<AnswerOf<typeof getAgeCheck>> = {}) =>
  parsed(getAgeCheck.answer, {
    avsStatus: 'unknown',
    avsRejectMessage: null,
    since: null,
    provider: null,
    bonus: aBonus(),
    phone: null,
    ...overrides,
  });
