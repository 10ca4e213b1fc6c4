import { mutation, query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { ageCheckInfo, avsBonus, pinCallAnswer, pinCallLanguage, pinCallType } from './schemas.ts';

/**
 * Calls a phone number and reads out a pin.
 * @spec query:pin-call.start-verification
 * @assumed That errors are part of the answer, so that a counted attempt stays counted. A locked guest begins no call, as each one costs
 * the platform money, and can still type the pin of one that was begun.
 */
export const startPinCall = mutation('foundation/age-check/startPinCall', {
  needs: 'guest',
  input: s.object({ phoneNumber: s.boundedString(40), type: pinCallType, language: pinCallLanguage }),
  answer: pinCallAnswer,
  failures: ['needLogin'],
  purpose: 'Calls a phone number and reads out a pin.',
});

/**
 * Verifies a phone number by the pin that was read out.
 * @spec query:pin-call.verify
 */
export const verifyPinCall = mutation('foundation/age-check/verifyPinCall', {
  needs: 'guest',
  input: s.object({ id: s.boundedString(64), type: pinCallType, pin: s.boundedString(20) }),
  answer: pinCallAnswer,
  failures: ['needLogin'],
  forbiddenBy: [],
  purpose: 'Verifies a phone number by the pin that was read out.',
});

/**
 * Starts an age check by a payment provider, who leads back to `forwardUrl`. Nothing is paid.
 * @spec query:avs.pay-request, state:avs-pay-request
 * @assumed `forwardUrl` must be a path of this site, so that the address cannot lead elsewhere; another one is `malformed`. `locked`
 * where the age is confirmed already; `tooMany` after ten checks in a quarter of an hour.
 */
export const avsPayRequest = mutation('foundation/age-check/avsPayRequest', {
  needs: 'guest',
  input: s.object({ forwardUrl: s.boundedString(500) }),
  answer: s.object(
    { checkoutLink: s.string },
    { id: 'AvsPayRequest', description: 'where the age check is continued' },
  ),
  failures: ['needLogin', 'locked', 'tooMany'],
  forbiddenBy: [],
  purpose: 'Starts an age check by a payment provider.',
});

/**
 * Whether the guest gets a bonus for passing the age check.
 * @spec query:avs.bonus-available
 * @assumed The bonus is given once, for the first accepted check.
 */
export const avsBonusAvailable = query('foundation/age-check/avsBonusAvailable', {
  needs: 'guest',
  input: s.empty,
  answer: avsBonus,
  failures: ['needLogin'],
  purpose: 'Reads whether passing the age check is rewarded.',
});

/**
 * The state of the guest's age check and since when it holds.
 * @assumed The documents have the state only; a guest may see since when it holds.
 */
export const getAgeCheck = query('foundation/age-check/getAgeCheck', {
  needs: 'guest',
  input: s.empty,
  answer: ageCheckInfo,
  failures: ['needLogin'],
  purpose: 'Reads the state of the guest’s age check.',
});
