import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';
import { avsStatus } from '../guest/schemas.ts';

/**
 * The purposes of verifying a phone number. The wire values are the documents' words in camel case, as GraphQL needs names.
 * @spec entity:enum.pinCallType
 * @assumed The spelling of the values.
 */
export const pinCallType = s.enum(
  ['avs', 'payment', 'primaryFixedNumber', 'primaryMobileNumber', 'serviceTargetNumber0900', 'uniqueNumber'],
  { id: 'PinCallType', description: 'what a phone number is verified for' },
);

/**
 * The languages in which a pin is read out.
 * @spec entity:enum.pinCallLanguage, constant:pinCall.languages
 */
export const pinCallLanguage = s.enum(['DE', 'EN', 'ES'], {
  id: 'PinCallLanguage',
  description: 'the language in which the pin is read out',
});

/**
 * A phone number that is verified by a pin, which a voice reads out. `number` is without country code and prefix.
 * @spec entity:pinCallVerification
 * @assumed `countryCode` is the calling code such as `49`; `preCode` the network or area prefix such as `151`, empty where a country
 * has none.
 */
export const pinCallVerification = s.object(
  {
    id: s.string,
    type: pinCallType,
    verified: s.boolean,
    countryCode: s.string,
    preCode: s.string,
    number: s.string,
    pinLength: s.count,
  },
  { id: 'PinCallVerification', description: 'a phone number that is verified by a pin' },
);

/**
 * Why a pin-call went wrong. `code` is 1 to 10, or null where the server has none to give.
 * @spec entity:enum.pinCallErrorCode, error:pincall-first-error
 * @assumed `triesLeft` of a wrong pin, and `retryAt`, from when a new call is possible.
 */
export const pinCallError = s.object(
  { code: s.nullable(s.integer), triesLeft: s.nullable(s.count), retryAt: s.nullable(s.instant) },
  { id: 'PinCallError', description: 'why a pin-call went wrong; the code is 1 to 10' },
);

/**
 * The answer of a pin-call: the verification, or errors, of which the first counts.
 * @assumed The shape; `callAgainAt` is when the same guest can be called again, `expiresAt` when the pin ends.
 */
export const pinCallAnswer = s.object(
  {
    verification: s.nullable(pinCallVerification),
    errors: s.array(pinCallError),
    callAgainAt: s.nullable(s.instant),
    expiresAt: s.nullable(s.instant),
  },
  { id: 'PinCallAnswer', description: 'a pin-call’s verification, or its errors' },
);

/** The bonus for a first passed age check. */
export const avsBonus = s.object(
  { available: s.boolean, coins: money, coinsFormatted: s.string },
  { id: 'AvsBonus', description: 'the bonus for a first passed age check' },
);

/** A number that the guest has verified: its end only. @assumed The documents show no verified number. */
export const verifiedPhone = s.object(
  { lastDigits: s.string, isMobile: s.boolean },
  { id: 'VerifiedPhone', description: 'a phone number that the guest has verified' },
);

/** The state of the guest's age check, since when it holds, what the check was done with, and the number verified last. */
export const ageCheckInfo = s.object(
  {
    avsStatus,
    avsRejectMessage: s.nullable(s.string),
    since: s.nullable(s.instant),
    provider: s.nullable(s.string),
    bonus: avsBonus,
    phone: s.nullable(verifiedPhone),
  },
  { id: 'AgeCheckInfo', description: 'the state of the guest’s age check' },
);
