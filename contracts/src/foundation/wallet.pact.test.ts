import { balanceChanges, guestOwnsCoins, guestPaid, noPayment } from '@lounge/mock-api/states';
import { getGuestBalance, getMovements, guestBalance, vxpayOnsuccess } from '@lounge/protocol/foundation/wallet';
import { Wallet } from '@lounge/stores/foundation/wallet';
import { guestData } from '@lounge/workbench/foundation/guest';
import { aBalancePush, aMovement, aPurse } from '@lounge/workbench/foundation/wallet';
import { expect, test } from 'vitest';
import { agreeOn } from '../consume/agree-on.ts';
import { agreeToHear } from '../consume/agree-to-hear.ts';
import { ended, guest, speaking } from '../consume/visitors.ts';

const owns = (amount: number) => guestOwnsCoins({ guestId: 7, amount });

// @spec rest:guest.balance.get
test('a guest’s balance is read', () =>
  agreeOn(getGuestBalance, {
    says: 'a read of what a guest owns',
    given: [owns(2500)],
    as: guest,
    input: {},
    answer: aPurse(),
    exact: ['balance', 'balanceFormatted', 'isPayingCustomer'],
  }));

test('a balance with a part of a coin is read in German', () =>
  agreeOn(getGuestBalance, {
    says: 'a read of what a guest owns, in German',
    given: [owns(123_450)],
    as: speaking('de', guest),
    input: {},
    answer: aPurse({ balance: { value: 123_450, currency: 'VXC' }, balanceFormatted: '1.234,50' }),
    exact: ['balance', 'balanceFormatted'],
  }));

test('a balance is told to nobody whose token has ended', () =>
  agreeOn(getGuestBalance, {
    says: 'a read of a balance with a token that has ended',
    as: ended,
    input: {},
    refusal: 'needLogin',
  }));

test('a guest’s movements are listed', () =>
  agreeOn(getMovements, {
    says: 'a query for a page of a guest’s movements',
    given: [owns(2500), owns(2400)],
    as: guest,
    input: { first: 1, offset: 1 },
    answer: { items: [aMovement()], total: 2 },
    exact: ['items.kind', 'items.amount', 'items.amountFormatted', 'total'],
  }));

test('a guest who never moved coins has no movements', () =>
  agreeOn(getMovements, {
    says: 'a query for the movements of a guest who has none',
    as: guest,
    input: {},
    answer: { items: [], total: 0 },
    exact: ['total'],
  }));

test('movements are told to nobody whose token has ended', () =>
  agreeOn(getMovements, {
    says: 'a query for movements with a token that has ended',
    as: ended,
    input: {},
    refusal: 'needLogin',
  }));

test('more than 500 movements at once are malformed', () =>
  agreeOn(getMovements, {
    says: 'a query for more movements than may be asked for',
    as: guest,
    input: { first: 501 },
    refusal: 'malformed',
    field: 'first',
  }));

// @spec socket:guestBalance
test('a guest is told when the balance changes', () =>
  agreeToHear(
    guestBalance,
    {
      says: 'a balance that changed',
      as: guest,
      event: balanceChanges({ guestId: 7, amount: 1250 }),
      payload: aBalancePush({ guestBalance: { value: 1250, currency: 'VXC' }, guestBalanceFormatted: '12.50' }),
      exact: ['guestBalance', 'guestBalanceFormatted', 'guestIsPayingCustomer'],
    },
    (side, deliver) => {
      const wallet = new Wallet(side, { data: { value: guestData({ ...aPurse() }) } });
      wallet.listen(side);
      expect(wallet.balance).toBe(2500);
      deliver();
      expect(wallet.balance).toBe(1250);
    },
  ));

// @spec rest:vxpay.onsuccess, feature:pay.top-up, rule:coins-round-up
test('a payment that the window reported is confirmed', () =>
  agreeOn(vxpayOnsuccess, {
    says: 'a question what became of a payment',
    given: [owns(0), guestPaid({ guestId: 7, paymentId: 'p-1', cents: 2510 })],
    as: guest,
    input: { paymentId: 'p-1' },
    answer: {
      success: true,
      coins: { value: 10_100, currency: 'VXC' },
      guestBalance: { value: 10_100, currency: 'VXC' },
      guestBalanceFormatted: '101',
    },
    exact: ['success', 'coins', 'guestBalance', 'guestBalanceFormatted'],
  }));

test('a payment that nobody made is unknown', () =>
  agreeOn(vxpayOnsuccess, {
    says: 'a question what became of a payment that nobody made',
    given: [noPayment({ paymentId: 'made-up' })],
    as: guest,
    input: { paymentId: 'made-up' },
    refusal: 'unknown',
    field: 'paymentId',
  }));

test('payments are told to nobody whose token has ended', () =>
  agreeOn(vxpayOnsuccess, {
    says: 'a question about a payment with a token that has ended',
    as: ended,
    input: { paymentId: 'p-1' },
    refusal: 'needLogin',
  }));
