import { aPerformer, guestGetsVoucher, guestHasVoucher } from '@lounge/mock-api/states';
import { getGuestVouchers, guestVouchers } from '@lounge/protocol/foundation/vouchers';
import { Vouchers } from '@lounge/stores/foundation/vouchers';
import { aVoucher, aVoucherPush } from '@lounge/testing/foundation/vouchers';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const messages = { guestId: 7, type: 5, amount: 5 };
/** Servers are verified by their own clock, so an end must be later than any verification. */
const farOff = '2099-12-24T22:59:59.000Z';

// @spec query:guest.vouchers, entity:voucher
test('a guest’s vouchers are read', () =>
  pactForCall(
    getGuestVouchers,
    {
      description: 'a query for the guest’s vouchers',
      states: [
        aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
        guestHasVoucher({ ...messages, actorId: 9101, validTo: farOff }),
      ],
      caller: guest,
      input: {},
      answer: [aVoucher({ validTo: farOff })],
      exact: ['guestId', 'type', 'amount', 'actorId', 'validTo', 'actors.id', 'actors.name', 'actors.online'],
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

// @spec socket:guestVouchers
test('a guest is notified of a new voucher', () =>
  pactForPush(
    guestVouchers,
    {
      description: 'a guestVouchers push when the guest gets a voucher',
      caller: guest,
      event: guestGetsVoucher(messages),
      payload: aVoucherPush(),
      exact: ['guestVouchers'],
    },
    (side, deliver) => {
      const vouchers = new Vouchers(side);
      vouchers.listen(side);
      deliver();
      expect(vouchers.amountOf(5)).toBe(5);
    },
  ));
