import {
  aBonusCode,
  aPerformer,
  guestHasAddress,
  guestHasPhone,
  guestRedeemedCode,
  guestRedeemsCode,
  keyWasUsed,
  noBonusCode,
  promotionsAre,
  theVoucher,
} from '@lounge/mock-api/states';
import {
  bonusCodeRedeemed,
  checkBonusCode,
  getGuestBenefits,
  getPromoCodes,
  hasGuestNotRedeemedOnTopCodeInstance,
  redeemBonus,
  redeemCredits,
  remainingBonusCode,
} from '@lounge/protocol/foundation/vouchers';
import { PromoCode } from '@lounge/stores/foundation/vouchers';
import { aBonusBenefit, aCodeCheck, aCodeConfig, aCodePush, aRedemption } from '@lounge/testing/foundation/vouchers';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const code = 'WARM 20';
const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const ofNoor = { id: 9101, name: 'Noor Vega' };
const warm = (rest: object = {}) => aBonusCode({ code, ...rest });
const confirmed = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });
const reused = keyWasUsed({ guestId: 7, key: 'k-1' });

// @spec query:bonus-code.check, entity:bonusCodeCheck, state:bonus-code 1, component:BonusCodeForm 10
test('a code that can be redeemed is checked in other letters', () =>
  pactForCall(checkBonusCode, {
    description: 'a query for a bonus code in small letters that the guest can redeem',
    states: [confirmed, warm({ requireMobileAuth: true }), guestHasPhone({ guestId: 7, number: '+49 151 0000000' })],
    caller: guest,
    input: { code: 'warm-20' },
    answer: aCodeCheck({ config: aCodeConfig({ conditions: { requireMobileAuth: true, vip: false } }) }),
    exact: ['canRedeem', 'code', 'config.containsTopUpBenefit', 'config.conditions', 'config.benefits.kind'],
  }));

/** A code that gives something else than coins at once. */
const giving = (benefit: Parameters<typeof aBonusBenefit>[0], containsTopUpBenefit = false) =>
  aCodeConfig({ containsTopUpBenefit, benefits: [aBonusBenefit({ coins: null, ...benefit })] });

test.each([
  ['unknown', [noBonusCode({ code })], null],
  [
    'gone',
    [warm({ maxRedemptions: 3, redemptions: 3, percentage: 25 })],
    giving({ name: '25 % more coins', percentageTopUpAmount: 25 }, true),
  ],
  [
    'over',
    [warm({ validTo: '2020-08-31T21:59:59.000Z', flat: 1000 })],
    { ...giving({ flatTopUpAmount: { value: 1000, currency: 'VXC' } }, true), validTo: '2020-08-31T21:59:59.000Z' },
  ],
  [
    'notYet',
    [noor, warm({ validFrom: '2099-01-01T00:00:00.000Z', kind: 'actorSubscription', days: 7, actorId: 9101 })],
    giving({ kind: 'actorSubscription', days: 7, actor: ofNoor }),
  ],
  ['needsAddress', [warm({ kind: 'freeMessages', amount: 5 })], giving({ kind: 'freeMessages', amount: 5 })],
  [
    'needsMobile',
    [warm({ requireMobileAuth: true, percentage: 25, tierFrom: 5000 })],
    {
      ...giving({ staggeredTiers: [{ from: { value: 5000, currency: 'EUR' }, amount: 25 }] }, true),
      conditions: { requireMobileAuth: true, vip: false },
    },
  ],
] as const)('a code that cannot be redeemed says that it is %s', (reason, states, config) =>
  pactForCall(checkBonusCode, {
    description: `a query for a bonus code that cannot be redeemed: ${reason}`,
    states,
    caller: guest,
    input: { code },
    answer: aCodeCheck({
      canRedeem: { success: false, reason },
      config,
      ...(config === null ? { code: 'WARM20' } : {}),
    }),
    exact: ['canRedeem', 'code'],
  }),
);

test('a code that was redeemed says when', () =>
  pactForCall(checkBonusCode, {
    description: 'a query for a bonus code that the guest redeemed',
    states: [confirmed, warm(), guestRedeemedCode({ guestId: 7, code })],
    caller: guest,
    input: { code },
    answer: aCodeCheck({
      canRedeem: { success: false, reason: 'redeemed' },
      redeemedAt: '2026-11-20T19:00:00.000Z',
    }),
    exact: ['canRedeem', 'code'],
  }));

// @spec query:bonus-code.remaining, entity:remainingBonusCodes
test('what is left of a code is counted', () =>
  pactForCall(remainingBonusCode, {
    description: 'a query for what is left of a bonus code',
    states: [warm({ maxRedemptions: 42, redemptions: 1, validTo: '2099-11-30T22:59:59.000Z' })],
    caller: guest,
    input: { code },
    answer: { remainingCount: 41, validTo: '2099-11-30T22:59:59.000Z' },
    exact: ['remainingCount', 'validTo'],
  }));

// @spec rest:guest.bonus.redeem
test('a code is redeemed', () =>
  pactForCall(redeemBonus, {
    description: 'a request to redeem a bonus code',
    states: [confirmed, warm()],
    caller: guest,
    input: { code: 'warm 20' },
    answer: aRedemption(),
    exact: ['data.success', 'data.bonus.code', 'data.bonus.coins', 'data.bonus.benefits.kind'],
  }));

// @spec error:bonus-redeem-failed
test('a code that is gone is not redeemed, without a reason', () =>
  pactForCall(redeemBonus, {
    description: 'a request to redeem a bonus code of which none is left',
    states: [warm({ maxRedemptions: 3, redemptions: 3 })],
    caller: guest,
    input: { code },
    answer: aRedemption({ success: false, bonus: null }),
    exact: ['data.success', 'data.bonus'],
  }));

// @spec rule:bonus-code-nonempty, state:bonus-code 4
test('an empty code is malformed', () =>
  pactForCall(redeemBonus, {
    description: 'a request to redeem an empty bonus code',
    caller: guest,
    input: { code: '' },
    error: 'malformed',
    field: 'code',
  }));

test('a reused idempotency key redeems nothing', () =>
  pactForCall(redeemBonus, {
    description: 'a request to redeem a bonus code with a reused idempotency key',
    states: [warm(), reused],
    caller: guest,
    input: { code },
    error: 'keyReused',
    field: 'Idempotency-Key',
  }));

test.each([
  ['the benefits', getGuestBenefits, {}],
  ['a check of a bonus code', checkBonusCode, { code }],
  ['what is left of a bonus code', remainingBonusCode, { code }],
  ['the redemption of a bonus code', redeemBonus, { code }],
  ['the credits of a voucher', redeemCredits, { voucherId: 8101 }],
] as const)('%s with an expired token need a log-in', (what, call, input) =>
  pactForCall(call as typeof checkBonusCode, {
    description: `a request for ${what} with an expired token`,
    caller: expiredGuest,
    input: input as { code: string },
    error: 'needLogin',
  }),
);

// @spec rest:promo.has-guest-not-redeemed-on-top-code-instance, state:bonus-code 7, component:WelcomeBonusTile 3
test('a guest has not redeemed a promo code yet', () =>
  pactForCall(hasGuestNotRedeemedOnTopCodeInstance, {
    description: 'a request whether the guest has not redeemed a promo code',
    states: [warm(), aBonusCode({ code: 'TRY ME' }), promotionsAre({ welcomeBonusTile: code, chatTrial: 'TRY ME' })],
    caller: guest,
    input: { promoCode: 'WARM20' },
    answer: { hasNotRedeemedInstance: true },
    exact: ['hasNotRedeemedInstance'],
  }));

test('a code of no promotion is unknown', () =>
  pactForCall(hasGuestNotRedeemedOnTopCodeInstance, {
    description: 'a request whether the guest has not redeemed a code that is of no promotion',
    states: [noBonusCode({ code })],
    input: { promoCode: 'WARM20' },
    error: 'unknown',
    field: 'promoCode',
  }));

// @spec constant:promo.codes, entity:enum.promoCode
test('the codes of the promotions are read', () =>
  pactForCall(getPromoCodes, {
    description: 'a query for the codes of the promotions',
    states: [warm(), aBonusCode({ code: 'TRY ME' }), promotionsAre({ welcomeBonusTile: code, chatTrial: 'TRY ME' })],
    input: {},
    answer: { welcomeBonusTile: code, chatTrial: 'TRY ME' },
    exact: ['welcomeBonusTile', 'chatTrial'],
  }));

const credits = (rest: object = {}) => theVoucher({ id: 8101, guestId: 7, type: 3, amount: 20, ...rest });

test('the credits of a voucher are added to the balance', () =>
  pactForCall(redeemCredits, {
    description: 'a request to add the credits of a voucher',
    states: [credits()],
    caller: guest,
    input: { voucherId: 8101 },
    answer: {
      success: true,
      coins: { value: 2000, currency: 'VXC' },
      guestBalance: { value: 4500, currency: 'VXC' },
      guestBalanceFormatted: '45',
    },
    exact: ['success', 'coins'],
  }));

test.each([
  ['of another type', credits({ type: 4 }), 'voucherUnfit', 'voucherId'],
  ['that is used up', credits({ amount: 0 }), 'voucherUsed', 'voucherId'],
  ['that is not valid yet', credits({ validFrom: '2099-01-01T00:00:00.000Z' }), 'voucherNotYet', 'voucherId'],
  [
    'that has expired',
    credits({ validFrom: '2020-01-01T00:00:00.000Z', validTo: '2020-02-01T00:00:00.000Z' }),
    'voucherExpired',
    'voucherId',
  ],
  ['of another guest', credits({ guestId: 8 }), 'unknown', 'voucherId'],
] as const)('adding the credits of a voucher %s fails', (what, voucher, error, field) =>
  pactForCall(redeemCredits, {
    description: `a request to add the credits of a voucher ${what}`,
    states: [voucher],
    caller: guest,
    input: { voucherId: 8101 },
    error,
    field,
  }),
);

test('adding credits with a reused idempotency key fails', () =>
  pactForCall(redeemCredits, {
    description: 'a request to add the credits of a voucher with a reused idempotency key',
    states: [credits(), reused],
    caller: guest,
    input: { voucherId: 8101 },
    error: 'keyReused',
    field: 'Idempotency-Key',
  }));

// @spec socket:bonusCodeRedeemed, state:bonus-code 6
test('a guest is notified of a redeemed code', () =>
  pactForPush(
    bonusCodeRedeemed,
    {
      description: 'a bonusCodeRedeemed push when the guest redeems a code elsewhere',
      states: [confirmed, warm()],
      caller: guest,
      event: guestRedeemsCode({ guestId: 7, code }),
      payload: aCodePush(),
      exact: ['code', 'containsTopUpBenefit'],
    },
    (side, deliver) => {
      const promotion = new PromoCode('welcomeBonusTile', side);
      promotion.codes.set({ welcomeBonusTile: code, chatTrial: null });
      promotion.instance.set({ hasNotRedeemedInstance: true });
      promotion.listen(side);
      expect(promotion.code).toBe(code);
      deliver();
      expect(promotion.code).toBe(null);
    },
  ));
