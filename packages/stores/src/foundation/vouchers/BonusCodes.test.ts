import {
  aBonusCode,
  guestHasAddress,
  guestIsLoggedIn,
  guestGetsVoucher,
  guestRedeemsCode,
  promotionsAre,
  testStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { Benefits } from './Benefits.ts';
import { BonusCodes } from './BonusCodes.ts';
import { PromoCode } from './PromoCode.ts';

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  const { world, context, pushSource } = stores;
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `test-token-${guestId}` }, world);
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com', isVerified: true }, world);
  await aBonusCode.setUp({ code: 'WARM 20', maxRedemptions: 2 }, world);
  const codes = new BonusCodes(context, () => 'key-1');
  codes.listen(pushSource);
  const checked = async (code: string) => {
    codes.setCode(code);
    await codes.check();
    return [codes.state, codes.checked.value?.canRedeem.reason ?? null];
  };
  return { ...stores, codes, checked };
};

// @spec query:bonus-code.check, query:bonus-code.remaining, state:bonus-code 2, 5
test('a code is checked with what is left of it, then redeemed', async () => {
  const { codes, checked } = await setUp();
  expect(codes.state).toBe('empty');
  expect(await checked(' warm-20 ')).toEqual(['canRedeem', null]);
  expect(codes.left.value).toEqual({ remainingCount: 2, validTo: null });
  const redeeming = codes.redeem();
  expect(codes.state).toBe('redeeming');
  await redeeming;
  expect([codes.state, codes.redeemed?.coins.value]).toEqual(['redeemed', 2000]);
});

// @spec rule:bonus-code-nonempty
test('an empty code is not sent', async () => {
  const { codes, checked, sent } = await setUp();
  expect(await checked('  ')).toEqual(['empty', null]);
  expect([sent, codes.left.state]).toEqual([[], 'idle']);
});

// @spec error:bonus-redeem-failed
test.each(['👨‍👩‍👧', '- -'])('a code without letters and digits, as %s, is an unknown one', async (code) => {
  const { codes, checked } = await setUp();
  await checked(code);
  expect([codes.state, codes.reason]).toEqual(['cannotRedeem', 'unknown']);
});

test('a code that somebody else redeemed meanwhile is gone; a failed redemption is checked again', async () => {
  const { codes, checked, world } = await setUp();
  await checked('WARM 20');
  await aBonusCode.setUp({ code: 'WARM 20', maxRedemptions: 2, redemptions: 2 }, world);
  await codes.redeem();
  expect([codes.state, codes.checked.value?.canRedeem.reason]).toEqual(['cannotRedeem', 'gone']);
});

test('a redemption without a network fails, and is repeated with the same key', async () => {
  const { codes, checked, failRequests, sent } = await setUp();
  await checked('WARM 20');
  failRequests(/redeemBonus|checkBonusCode/);
  await codes.redeem();
  expect(codes.state).toBe('failed');
  const keys = sent.filter(({ path }) => path.includes('redeemBonus')).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys)).toEqual(new Set(['key-1']));
});

test('another code forgets the check of the one before', async () => {
  const { codes, checked } = await setUp();
  await checked('WARM 20');
  codes.setCode('WARM 2');
  expect([codes.state, codes.checked.value, codes.left.value]).toEqual(['empty', null, null]);
});

// @spec socket:bonusCodeRedeemed
test('a code that is redeemed on another device is checked again', async () => {
  const { codes, checked, world } = await setUp();
  await checked('WARM 20');
  await guestRedeemsCode.setUp({ guestId: 7, code: 'WARM 20' }, world);
  await vi.waitFor(() => expect(codes.checked.value?.canRedeem.reason).toBe('redeemed'));
});

// @spec socket:guestVouchers
test('benefits are read again after every push, also while they are being read', async () => {
  const { context, pushSource, world, holdAnswers } = await setUp();
  const benefits = new Benefits(context);
  benefits.listen(pushSource);
  await benefits.data.load();
  const deliver = holdAnswers();
  await guestGetsVoucher.setUp({ guestId: 7, type: 5, amount: 6 }, world);
  await new Promise<void>((resolve) => setImmediate(resolve));
  await guestGetsVoucher.setUp({ guestId: 7, type: 10, amount: 2 }, world);
  deliver();
  await vi.waitFor(() => expect(benefits.data.value).toMatchObject({ freeMessagesCount: 6, spinwheelSpins: 2 }));
});

// @spec rest:promo.has-guest-not-redeemed-on-top-code-instance, component:WelcomeBonusTile 4, feature:pay.promo 3
test('the welcome code is known until it is redeemed', async () => {
  const { context, pushSource, world } = await setUp();
  await aBonusCode.setUp({ code: 'TRY ME' }, world);
  await promotionsAre.setUp({ welcomeBonusTile: 'WARM 20', chatTrial: 'TRY ME' }, world);
  const promotion = new PromoCode('welcomeBonusTile', context);
  promotion.listen(pushSource);
  expect(promotion.code).toBe(null);
  await promotion.load();
  expect([promotion.code, promotion.codes.value?.chatTrial]).toEqual(['WARM 20', 'TRY ME']);
  await guestRedeemsCode.setUp({ guestId: 7, code: 'WARM 20' }, world);
  expect(promotion.code).toBe(null);
  await promotion.load();
  expect(promotion.code).toBe(null);
});
