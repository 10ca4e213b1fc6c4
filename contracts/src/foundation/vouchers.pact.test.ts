import { aBonusCode, aPerformer, guestGetsVoucher, guestHasVoucher, theVoucher } from '@lounge/mock-api/states';
import { getGuestVouchers, guestVouchers } from '@lounge/protocol/foundation/vouchers';
import { Vouchers } from '@lounge/stores/foundation/vouchers';
import { aVoucher, aVoucherPush } from '@lounge/testing/foundation/vouchers';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const messages = { guestId: 7, type: 5, amount: 5 };
const price = { value: 2000, currency: 'VXC' as const };
const forAll = { actorId: null, validTo: null, actors: [], worth: null };
/** Servers are verified by their own clock, so an end must be later than any verification. */
const farOff = '2099-12-24T22:59:59.000Z';

// @spec query:guest.vouchers, entity:voucher, feature:pay.vouchers 1
test('a guest’s vouchers are read', () =>
  pactForCall(
    getGuestVouchers,
    {
      description: 'a query for the guest’s vouchers',
      states: [
        aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
        guestHasVoucher({ ...messages, actorId: 9101, validTo: farOff }),
        guestHasVoucher({ guestId: 7, type: 2, amount: 10 }),
        guestHasVoucher({ guestId: 7, type: 7, amount: 1, subject: '9201' }),
        aBonusCode({ code: 'EMBER-10', percentage: 10 }),
        guestHasVoucher({ guestId: 7, type: 9, amount: 1, subject: 'EMBER-10' }),
        theVoucher({ id: 9501, guestId: 7, type: 4, amount: 1, maxPrice: 2000 }),
      ],
      caller: guest,
      input: {},
      answer: [
        aVoucher({ validTo: farOff }),
        aVoucher({ id: 2, type: 2, amount: 10, seconds: 600, ...forAll }),
        aVoucher({ id: 3, type: 7, amount: 1, subject: '9201', ...forAll }),
        aVoucher({
          id: 4,
          type: 9,
          amount: 1,
          subject: 'EMBER-10',
          gives: '10 % more coins with your next top-up',
          ...forAll,
        }),
        aVoucher({ id: 9501, type: 4, amount: 1, maxPrice: price, ...forAll, worth: price }),
      ],
      exact: ['guestId', 'type', 'amount', 'seconds', 'subject', 'gives', 'maxPrice', 'actorId', 'validTo'],
    },
    async (side, served) => {
      const vouchers = new Vouchers(side);
      await vouchers.load();
      expect(vouchers.list.value).toEqual(served);
      expect(vouchers.amountOf(5)).toBe(5);
    },
  ));

test('vouchers with an expired token need a log-in', () =>
  pactForCall(getGuestVouchers, {
    description: 'a query for the guest’s vouchers with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

// @spec socket:guestVouchers, state:guest-data-pushes 2
test('a guest is notified of a new voucher', () =>
  pactForPush(
    guestVouchers,
    {
      description: 'a guestVouchers push when the guest gets a voucher',
      caller: guest,
      states: [
        aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
        guestHasVoucher({ guestId: 7, type: 2, amount: 10, actorId: 9101 }),
      ],
      event: guestGetsVoucher(messages),
      payload: aVoucherPush({
        guestVouchers: [
          { type: 2, amount: 10, seconds: 600, actorId: 9101 },
          { type: 5, amount: 5, seconds: null, actorId: null },
        ],
      }),
      exact: ['guestVouchers'],
    },
    (side, deliver) => {
      const vouchers = new Vouchers(side);
      vouchers.listen(side);
      deliver();
      expect(vouchers.amountOf(5)).toBe(5);
    },
  ));
