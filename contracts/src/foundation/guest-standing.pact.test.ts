import {
  aPerformer,
  guestGetsRestricted,
  guestHasVoucher,
  guestIsKnown,
  guestIsRestricted,
  guestOwnsCoins,
  guestOwnsGifts,
  guestSubscribes,
  paymentIsForced,
  voiceCallRings,
} from '@lounge/mock-api/states';
import { guestInitData, guestLocked, newVideosFirst } from '@lounge/protocol/foundation/guest';
import { Guest, GuestUpdates } from '@lounge/stores/foundation/guest';
import { guestData } from '@lounge/testing/foundation/guest';
import { aOneClickResult } from '@lounge/testing/foundation/wallet';
import { expect, test } from 'vitest';
import { guest as robin } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';

const oneClick = aOneClickResult();
const known = {
  signupOrigin: 'velvet/top-up',
  preferences: { mailLanguage: 'nl' as const },
  featureFeedbackIds: [3],
  conversionChatEnd: '2099-11-21T19:00:00.000Z',
  conversionChatCandidateEnd: '2099-11-22T19:00:00.000Z',
};

// @spec feature:shell.guest-state 5, entity:guestState, entity:enum.guestKind, entity:enum.geolocationSource
// @spec query:guest.init-data
test('the initial data of a restricted guest names all that is known', () =>
  pactForCall(
    guestInitData,
    {
      description: 'a query for the initial data of a restricted guest of whom much is known',
      states: [
        guestIsRestricted({ guestId: 7, level: 1, isBlockedForComments: true }),
        guestIsKnown({ guestId: 7, countryCode: 'DE', postalCode: '10115', latitude: 52.5, longitude: 13.4, ...known }),
        guestOwnsGifts({ guestId: 7, giftId: 1, quantity: 2 }),
        guestHasVoucher({ guestId: 7, type: 2, amount: 5 }),
        aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
        voiceCallRings({ guestId: 7, actorId: 9101, clientId: 'call-1' }),
        guestSubscribes({ guestId: 7, product: 'vip', months: 12 }),
        guestSubscribes({ guestId: 7, product: 'tv' }),
        paymentIsForced({ guestId: 7 }),
        guestOwnsCoins({ guestId: 7, amount: 2500 }),
      ],
      caller: robin,
      input: {},
      answer: guestData({
        balance: { value: 2500, currency: 'VXC' },
        balanceFormatted: '25',
        isVXSelect: true,
        isTvSubscriber: true,
        isForcePayment: true,
        oneClickPaymentConfig: oneClick.config,
        isRestricted: true,
        restrictionLevel: 1,
        isBlockedForComments: true,
        geoLocation: { source: 'postalCode', countryCode: 'DE', postalCode: '10115', latitude: 52.5, longitude: 13.4 },
        boughtGifts: [{ giftId: 1, quantity: 2 }],
        vouchers: [{ type: 2, amount: 5, seconds: 300, actorId: null }],
        isAnonymousVoicecall: true,
        ...known,
      }),
      exact: [
        'isRestricted',
        'restrictionLevel',
        'isBlockedForComments',
        'geoLocation',
        'signupOrigin',
        'preferences',
        'boughtGifts',
        'vouchers',
        'featureFeedbackIds',
        'conversionChatEnd',
        'conversionChatCandidateEnd',
        'isVip',
        'isVXSelect',
        'isTvSubscriber',
        'isForcePayment',
        'isPayingCustomer',
        'isAnonymousVoicecall',
        'testGroups',
      ],
    },
    async (side) => {
      const guest = new Guest(side);
      await guest.load();
      expect([guest.isBarredFromWriting, guest.isBarredFromSpending, guest.isBlockedForComments]).toEqual([
        true,
        false,
        true,
      ]);
      expect(guest.data.value?.testGroups[0]?.value).toBe(newVideosFirst);
    },
  ));

// @spec socket:guestLocked, feature:account.locked 1
test.each([
  [1, [false, true, false]],
  [2, [false, true, true]],
  [3, [true, true, true]],
] as const)('a guest is notified that the account is restricted to level %s', (level, kept) =>
  pactForPush(
    guestLocked,
    {
      description: `a guestLocked push when the account is restricted to level ${level}`,
      caller: robin,
      event: guestGetsRestricted({ guestId: 7, level }),
      payload: { restrictionLevel: level },
      exact: ['restrictionLevel'],
    },
    (side, deliver) => {
      const guest = new Guest(side);
      guest.data.set(guestData());
      new GuestUpdates(guest).listen(side);
      deliver();
      expect([guest.isLocked, guest.isBarredFromWriting, guest.isBarredFromSpending]).toEqual(kept);
    },
  ),
);
