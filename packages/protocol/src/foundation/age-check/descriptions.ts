import { conditions, describe, describeValues } from '../../declare/describe.ts';
import { avsRejected } from './messages.ts';
import { avsPayRequest, startPinCall, verifyPinCall } from './queries.ts';
import {
  ageCheckInfo,
  avsBonus,
  pinCallAnswer,
  pinCallError,
  pinCallVerification,
  verifiedPhone,
  pinCallType,
} from './schemas.ts';

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(avsBonus, {
    available: 'whether the guest would get it: only for the first accepted check',
    coins: 'what is added to the balance',
    coinsFormatted: 'the same as text in the caller’s language',
  }),
  describe(verifiedPhone, {
    lastDigits: 'the last digits of the number; the others are not shown',
    isMobile: 'whether it can get text messages',
  }),
  describe(ageCheckInfo, {
    avsStatus: 'only `accepted` opens content that is rated 18',
    avsRejectMessage: 'the reason as text for the guest; null unless the status is `rejected`',
    since: 'since when the status holds; null if that is not known',
    provider: 'the name of who checked; null if nobody did',
    bonus: 'what passing the check brings',
    phone: 'the number that was verified last; null without one',
  }),
  describe(pinCallVerification, {
    id: 'for `verifyPinCall`',
    type: 'what the number is verified for',
    verified: 'whether the pin was right',
    countryCode: 'the calling code, such as `49`',
    preCode: 'the prefix of network or area, such as `151`; empty where a country has none',
    number: 'what follows country code and prefix, digits only',
    pinLength: 'digits of the pin: 6 for mobile, 5 for fixed numbers',
  }),
  describe(pinCallError, {
    code: '1 invalid number, 2 country not allowed, 3 wrong type, 4 timeout, 5 blacklisted, 6 used by somebody else, 7 unknown id, 8 wrong pin, 9 too many attempts, 10 unknown; null counts as 10',
    triesLeft: 'further attempts after a wrong pin; null for other errors',
    retryAt: 'from when a new call is possible; null if at once or never',
  }),
  describe(pinCallAnswer, {
    verification: 'the number and its state; null if the call could not be begun',
    errors: 'what went wrong, of which the first counts; empty with success',
    callAgainAt: 'from when the guest can be called again; null if no call is in the way',
    expiresAt: 'until when the pin is valid; null without one',
  }),
  describe(avsPayRequest.input, {
    forwardUrl:
      'where the provider leads back to: a path of this site, up to 500 characters; another address is malformed',
  }),
  describe(avsPayRequest.answer, { checkoutLink: 'where the guest continues; nothing is paid there' }),
  describe(startPinCall.input, {
    phoneNumber: 'in any usual spelling, up to 40 characters',
    type: 'what the number is verified for',
    language: 'in which a voice reads the pin',
  }),
  describe(verifyPinCall.input, {
    id: 'from `startPinCall`',
    type: 'the same as in `startPinCall`',
    pin: 'the digits that the guest typed',
  }),
  describe(avsRejected.payload, { message: 'the reason as text for the guest; null without one' }),
  describeValues(pinCallType, {
    avs: 'for the age check',
    payment: 'for a payment',
    primaryFixedNumber: 'as the guest’s landline',
    primaryMobileNumber: 'as the guest’s mobile number',
    serviceTargetNumber0900: 'as the target of service calls',
    uniqueNumber: 'to see that nobody else has it',
  }),
  conditions(avsPayRequest, { forwardUrl: 'no path of the site, such as an address with a host' }),
].flat();
