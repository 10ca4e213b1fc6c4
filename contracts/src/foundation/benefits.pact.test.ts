import {
  aBonusCode,
  aPerformer,
  bonusWaits,
  guestHasAddress,
  guestHasVoucher,
  guestOwnsGifts,
} from '@lounge/mock-api/states';
import { getGuestBenefits } from '@lounge/protocol/foundation/vouchers';
import { aBenefit, someBenefits } from '@lounge/testing/foundation/vouchers';
import { test } from 'vitest';
import { guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const code = 'WARM 20';
const warm = (rest: object = {}) => aBonusCode({ code, ...rest });
const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const ofNoor = { id: 9101, name: 'Noor Vega' };
const confirmed = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });

// @spec query:guest.benefits, entity:guestBenefits
test('a guest’s benefits are read', () =>
  pactForCall(getGuestBenefits, {
    description: 'a query for the guest’s benefits',
    states: [
      noor,
      guestHasVoucher({ guestId: 7, type: 5, amount: 5, actorId: 9101, validTo: '2098-12-24T22:59:59.000Z' }),
      guestHasVoucher({
        guestId: 7,
        type: 7,
        amount: 1,
        actorId: 9101,
        subject: '9201',
        validTo: '2099-12-24T22:59:59.000Z',
      }),
      guestHasVoucher({ guestId: 7, type: 8, amount: 1, actorId: 9101 }),
      warm({ percentage: 25 }),
      confirmed,
      bonusWaits({ guestId: 7, code }),
      aBonusCode({ code: 'LATER 10', flat: 1000 }),
      bonusWaits({ guestId: 7, code: 'LATER 10' }),
    ],
    caller: guest,
    input: {},
    answer: someBenefits({
      privateShowTickets: [{ actor: ofNoor }],
      chatShowTickets: [
        { showId: '9201', start: '2026-11-20T19:00:00.000Z', end: '2099-12-24T22:59:59.000Z', actor: ofNoor },
      ],
      benefits: [
        aBenefit({ actor: ofNoor, worth: { value: 1500, currency: 'VXC' }, validTo: '2098-12-24T22:59:59.000Z' }),
        aBenefit({
          key: 'voucher 2',
          type: 'liveShow',
          name: '9201',
          actor: ofNoor,
          amount: 1,
          voucherId: 2,
          validTo: '2099-12-24T22:59:59.000Z',
        }),
        aBenefit({ key: 'top-up 1', type: 'bonusCoins', name: code, amount: 1, percent: 25, voucherId: null }),
        aBenefit({
          key: 'top-up 2',
          type: 'bonusCoins',
          name: 'LATER 10',
          amount: 1,
          coins: { value: 1000, currency: 'VXC' },
          voucherId: null,
        }),
      ],
    }),
    exact: ['spinwheelSpins', 'messengerGiftCount', 'freeMessagesCount', 'benefits.type', 'benefits.amount'],
  }));

// @spec entity:guestBenefits
test('a guest’s spins and gifts are counted', () =>
  pactForCall(getGuestBenefits, {
    description: 'a query for the benefits of a guest with spins and gifts',
    states: [
      guestHasVoucher({ guestId: 7, type: 10, amount: 3 }),
      guestHasVoucher({ guestId: 7, type: 6, amount: 1, subject: '2' }),
      guestOwnsGifts({ guestId: 7, giftId: 1, quantity: 2 }),
    ],
    caller: guest,
    input: {},
    answer: someBenefits({
      spinwheelSpins: 3,
      messengerGiftCount: 3,
      freeMessagesCount: 0,
      benefits: [
        aBenefit({
          key: 'gift 1',
          type: 'messengerGifts',
          name: 'Lantern',
          amount: 2,
          worth: { value: 2400, currency: 'VXC' },
          voucherId: null,
        }),
        aBenefit({
          key: 'voucher 2',
          type: 'messengerGifts',
          name: '2',
          amount: 1,
          worth: { value: 800, currency: 'VXC' },
          voucherId: 2,
        }),
      ],
    }),
    exact: ['spinwheelSpins', 'messengerGiftCount', 'freeMessagesCount', 'benefits.type', 'benefits.amount'],
  }));
