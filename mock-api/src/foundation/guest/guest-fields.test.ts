import { getAgeCheck } from '@lounge/protocol/foundation/age-check';
import {
  getNotificationsSettings,
  guestInitData,
  newVideosFirst,
  storeNotificationsSettings,
} from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import * as given from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

const robin = { guestId: 7 };
const coins = (value: number) => ({ value, currency: 'VXC' });

const known = {
  signupOrigin: 'velvet/top-up',
  preferences: { mailLanguage: 'nl' as const },
  featureFeedbackIds: [3],
  conversionChatEnd: '2099-11-21T19:00:00.000Z',
  conversionChatCandidateEnd: '2099-11-22T19:00:00.000Z',
};

const setUp = async () => {
  const own = aWorld();
  for (const state of [
    given.guestIsLoggedIn({ guestId: 7, token: 't', isVip: true, loyaltyPoints: 120 }),
    given.guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true }),
    given.guestIsKnown({
      guestId: 7,
      countryCode: 'DE',
      postalCode: '10115',
      latitude: 52.5,
      longitude: 13.4,
      ...known,
    }),
    given.guestSubscribes({ guestId: 7, product: 'vip', months: 12 }),
    given.guestSubscribes({ guestId: 7, product: 'tv' }),
    given.guestSavedMethod({ guestId: 7, kind: 'card' }),
    given.guestRecharges({ guestId: 7 }),
    given.paymentIsForced({ guestId: 7 }),
    given.guestOwnsCoins({ guestId: 7, amount: 2500 }),
    given.newLegalText({ type: 'PP', version: '9.0', changes: null }),
    given.guestOwnsGifts({ guestId: 7, giftId: 1, quantity: 2 }),
    given.guestHasVoucher({ guestId: 7, type: 5, amount: 5 }),
    given.aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
    given.voiceCallRings({ guestId: 7, actorId: 9101, clientId: 'call-1' }),
    given.numberIsVerified({ guestId: 7, phoneNumber: '+4915123456789' }),
  ])
    await given.setUpState(state, own.world);
  return { ...own, ...testClient(own.world) };
};

// @spec feature:shell.guest-state 3, entity:guestState, query:guest.init-data
test('the state of a guest has all fields, each with what is known of the guest', async () => {
  const { answer, world, pass } = await setUp();
  await answer(storeNotificationsSettings, { pinnedOnlineEmail: false }, robin);
  const data = await answer(guestInitData, {}, robin);
  expect(data).toMatchObject({
    id: 7,
    name: 'Robin',
    email: 'robin@example.com',
    isEmailVerified: true,
    hasAvs: true,
    avsStatus: 'accepted',
    avsRejectMessage: null,
    isLoggedIn: true,
    isLocked: false,
    isRestricted: false,
    restrictionLevel: null,
    isBlockedForComments: false,
    isVip: true,
    isVXSelect: true,
    isTvSubscriber: true,
    wasTvSubscriber: false,
    balance: coins(2500),
    balanceFormatted: '25',
    autoRechargeAmount: { value: 1000, currency: 'EUR' },
    autoRechargeConfig: { isOn: true },
    isPayingCustomer: true,
    isForcePayment: true,
    oneClickPaymentConfig: { isAvailable: true, method: { kind: 'card' } },
    isAnonymousVoicecall: true,
    isConversionChatEnabled: true,
    showDataProtection: true,
    legalNotices: [{ type: 'PP', version: '9.0' }],
    geoLocation: { source: 'postalCode', countryCode: 'DE', postalCode: '10115', latitude: 52.5, longitude: 13.4 },
    boughtGifts: [{ giftId: 1, quantity: 2 }],
    vouchers: [{ type: 5, amount: 5, seconds: null, actorId: null }],
    loyaltyPoints: 120,
    ...known,
  });
  expect(data.oneClickPaymentAmounts.length).toBeGreaterThan(0);
  expect(data.testGroups).toEqual([{ value: newVideosFirst, isActive: false }]);
  expect(await answer(getNotificationsSettings, {}, robin)).toMatchObject({
    pinnedOnlineEmail: false,
    pinnedOnlineSms: false,
    reachable: { email: true, sms: true },
  });
  expect((await answer(getAgeCheck, {}, robin)).phone).toEqual({ lastDigits: '789', isMobile: true });

  const rejection = { guestId: 7, result: 'rejected', message: 'The picture is blurred.' } as const;
  await given.setUpState(given.ageCheckEnds(rejection), world);
  await given.setUpState(given.guestIsRestricted({ guestId: 7, level: 3, isBlockedForComments: true }), world);
  await given.setUpState(given.guestCancelled({ guestId: 7, product: 'tv' }), world);
  pass(40 * 86_400_000);
  expect(await answer(guestInitData, {}, robin)).toMatchObject({
    hasAvs: false,
    avsStatus: 'rejected',
    avsRejectMessage: 'The picture is blurred.',
    isLocked: true,
    isRestricted: true,
    restrictionLevel: 3,
    isBlockedForComments: true,
    isTvSubscriber: false,
    wasTvSubscriber: true,
  });
});
