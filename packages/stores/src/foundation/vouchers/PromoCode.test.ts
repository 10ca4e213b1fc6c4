import {
  aBonusCode,
  guestHasAddress,
  guestIsLoggedIn,
  guestRedeemsCode,
  promotionsAre,
  testStores,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { PromoCode } from './PromoCode.ts';

// @spec feature:pay.promo 1, 3
test('the code of the chat trial is known until it is redeemed', async () => {
  const { context, pushSource, world, unexpectedErrors } = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com', isVerified: true }, world);
  for (const code of ['WARM 20', 'TRY ME']) await aBonusCode.setUp({ code }, world);
  await promotionsAre.setUp({ welcomeBonusTile: 'WARM 20', chatTrial: 'TRY ME' }, world);
  const trial = new PromoCode('chatTrial', context);
  trial.listen(pushSource);
  expect(trial.code).toBeNull();
  await trial.load();
  expect(trial.code).toBe('TRY ME');
  await guestRedeemsCode.setUp({ guestId: 7, code: 'WARM 20' }, world);
  expect(trial.code).toBe('TRY ME');
  await guestRedeemsCode.setUp({ guestId: 7, code: 'TRY ME' }, world);
  expect(trial.code).toBeNull();
  await trial.load();
  expect(trial.code).toBeNull();
  expect(unexpectedErrors).toEqual([]);
});
