import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';
import { redeemedBonus } from './bonus-schemas.ts';
import { maxCodeLength } from './queries.ts';

/**
 * Redeems a bonus code: everything that it gives is given at once, or waits for the next top-up. The reason of a failure is not
 * said here; a check says it.
 * @spec rest:guest.bonus.redeem, error:bonus-redeem-failed, rule:bonus-code-nonempty
 * @assumed POST and the path; an idempotency key, since coins move. A text without letters and digits is malformed.
 */
export const redeemBonus = post('foundation/vouchers/redeemBonus', {
  path: '/rest/v1/guest/redeemBonus',
  needs: 'guest',
  idempotent: true,
  input: s.object({ code: s.boundedString(maxCodeLength) }),
  answer: s.object({ data: s.object({ success: s.boolean, bonus: s.nullable(redeemedBonus) }) }),
  failures: ['needLogin', 'keyReused'],
  purpose: 'Redeems a bonus code.',
});

/**
 * Whether the guest has not redeemed a promo code. Anonymous visitors have not.
 * @spec rest:promo.has-guest-not-redeemed-on-top-code-instance
 * @assumed GET; only codes of promotions are known here, so that nobody tries out others.
 */
export const hasGuestNotRedeemedOnTopCodeInstance = read('foundation/vouchers/hasGuestNotRedeemedOnTopCodeInstance', {
  path: '/rest/v1/promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode}',
  input: s.object({ promoCode: s.boundedString(maxCodeLength) }),
  answer: s.object({ hasNotRedeemedInstance: s.boolean }),
  failures: ['unknown'],
  purpose: 'Reads whether the guest has not redeemed a promo code.',
});

/**
 * Adds the coins of a credits voucher to the guest's balance.
 * @assumed The call: the documents name the voucher and no way to use it. The whole amount is added, one coin for one credit.
 */
export const redeemCredits = post('foundation/vouchers/redeemCredits', {
  path: '/rest/v1/voucher/redeemCredits/{voucherId}',
  needs: 'guest',
  idempotent: true,
  input: s.object({ voucherId: s.entityId }),
  answer: s.object({ success: s.boolean, coins: money, guestBalance: money, guestBalanceFormatted: s.string }),
  failures: ['needLogin', 'unknown', 'voucherUnfit', 'voucherUsed', 'voucherNotYet', 'voucherExpired', 'keyReused'],
  purpose: 'Adds the coins of a credits voucher to the balance.',
});
