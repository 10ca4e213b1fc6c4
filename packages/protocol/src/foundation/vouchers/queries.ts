import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { guestBenefits } from './benefit-schemas.ts';
import { bonusCodeCheck, promoCodes, remainingBonusCodes } from './bonus-schemas.ts';
import { voucher } from './schemas.ts';

/**
 * The guest's vouchers that are neither used up nor expired, ordered by expiry.
 * @spec query:guest.vouchers
 * @assumed A list, without vouchers that are used up or expired, with those that are not valid yet.
 */
export const getGuestVouchers = query('foundation/vouchers/getGuestVouchers', {
  needs: 'guest',
  input: s.empty,
  answer: s.array(voucher),
  failures: ['needLogin'],
  purpose: 'Lists the vouchers that the guest may use.',
});

/** The guest's benefits, counted and by type. @spec query:guest.benefits */
export const getGuestBenefits = query('foundation/vouchers/getGuestBenefits', {
  needs: 'guest',
  input: s.empty,
  answer: guestBenefits,
  failures: ['needLogin'],
  purpose: 'Reads the benefits of the guest.',
});

/** Longer texts are no code. @assumed */
export const maxCodeLength = 64;

/**
 * Checks a bonus code: whether the guest can redeem it, and what it gives. Case, spaces and dashes do not matter.
 * @spec query:bonus-code.check, rule:bonus-code-conditions
 * @assumed Ten codes that do not exist, within a quarter of an hour, answer `tooMany` for all codes until it is over.
 */
export const checkBonusCode = query('foundation/vouchers/checkBonusCode', {
  needs: 'guest',
  input: s.object({ code: s.boundedString(maxCodeLength) }),
  answer: bonusCodeCheck,
  failures: ['needLogin'],
  purpose: 'Checks whether the guest can redeem a bonus code.',
});

/**
 * How often a bonus code can still be redeemed, by everybody. A code that does not exist has none left.
 * @spec query:bonus-code.remaining
 * @assumed The input; it counts as an attempt like a check.
 */
export const remainingBonusCode = query('foundation/vouchers/remainingBonusCode', {
  needs: 'guest',
  input: s.object({ code: s.boundedString(maxCodeLength) }),
  answer: remainingBonusCodes,
  failures: ['needLogin'],
  purpose: 'Reads how often a bonus code can still be redeemed.',
});

/** The codes of the promotions. @assumed The call: the documents withhold the values, which belong to the configuration. */
export const getPromoCodes = query('foundation/vouchers/getPromoCodes', {
  input: s.empty,
  answer: promoCodes,
  purpose: 'Reads the codes of the promotions.',
});
