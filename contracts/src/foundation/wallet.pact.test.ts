import {
  aPerformer,
  chatIsOver,
  guestHasVoucher,
  guestIsInChat,
  guestOrderedToy,
  balanceChanges,
  coinsAreRefunded,
  guestOwnsCoins,
  guestOwnsGifts,
  guestPaid,
  guestSentGift,
  noPayment,
} from '@lounge/mock-api/states';
import { getGuestBalance, getMovements, guestBalance, vxpayOnsuccess } from '@lounge/protocol/foundation/wallet';
import { Wallet } from '@lounge/stores/foundation/wallet';
import { guestData } from '@lounge/testing/foundation/guest';
import { aBalancePush, aLedgerEntry, aBalance } from '@lounge/testing/foundation/wallet';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import { expiredGuest, guest, withLanguage } from '../consume/callers.ts';

const owns = (amount: number) => guestOwnsCoins({ guestId: 7, amount });

// @spec rest:guest.balance.get, feature:pay.balance 2
test('a guest’s balance is read', () =>
  pactForCall(getGuestBalance, {
    description: 'a request for the guest’s balance',
    states: [owns(2500)],
    caller: guest,
    input: {},
    answer: aBalance(),
    exact: ['balance', 'balanceFormatted', 'isPayingCustomer'],
  }));

test('a balance with a fraction of a coin is read in German', () =>
  pactForCall(getGuestBalance, {
    description: 'a request for the guest’s balance in German',
    states: [owns(123_450)],
    caller: withLanguage('de', guest),
    input: {},
    answer: aBalance({ balance: { value: 123_450, currency: 'VXC' }, balanceFormatted: '1.234,5' }),
    exact: ['balance', 'balanceFormatted'],
  }));

test('a balance with an expired token needs a log-in', () =>
  pactForCall(getGuestBalance, {
    description: 'a request for the guest’s balance with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

test('a guest’s movements are listed', () =>
  pactForCall(getMovements, {
    description: 'a query for a page of the guest’s movements',
    states: [
      owns(2400),
      aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
      owns(2500),
      guestHasVoucher({ guestId: 7, type: 2, amount: 10 }),
      chatIsOver({ guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, seconds: 12, exitCode: 100 }),
    ],
    caller: guest,
    input: { first: 2, offset: 0 },
    answer: {
      items: [
        aLedgerEntry({
          id: 3,
          kind: 'voucher',
          amount: { value: 0, currency: 'VXC' },
          amountFormatted: '0',
          subject: 'Noor Vega',
          chatId: 'c-1',
          voucherSeconds: 12,
        }),
        aLedgerEntry({ id: 2, amount: { value: 100, currency: 'VXC' }, amountFormatted: '1' }),
      ],
      total: 3,
    },
    exact: ['items.kind', 'items.amount', 'items.amountFormatted', 'items.chatId', 'items.subject', 'total'],
  }));

test('a gift is named in the guest’s movements', () =>
  pactForCall(getMovements, {
    description: 'a query for the guest’s movements with a gift',
    states: [
      owns(3700),
      aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
      guestOwnsGifts({ guestId: 7, giftId: 1, quantity: 0 }),
      guestSentGift({ guestId: 7, actorId: 9101, giftId: 1 }),
    ],
    caller: guest,
    input: { first: 1, offset: 0 },
    answer: {
      items: [
        aLedgerEntry({
          id: 2,
          kind: 'gift',
          amount: { value: -1200, currency: 'VXC' },
          amountFormatted: '-12',
          subject: 'Noor Vega',
          detail: 'Lantern',
        }),
      ],
      total: 2,
    },
    exact: ['items.kind', 'items.amount', 'items.subject', 'items.detail', 'items.chatId', 'total'],
  }));

test('a toy control is named in the guest’s movements, and is no gift', () =>
  pactForCall(getMovements, {
    description: 'a query for the guest’s movements with a toy control',
    states: [
      owns(10_000),
      aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
      guestIsInChat({ guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, seconds: 0 }),
      guestOrderedToy({ guestId: 7, actorId: 9101, toyControlId: 101 }),
    ],
    caller: guest,
    input: { first: 1, offset: 0 },
    answer: {
      items: [
        aLedgerEntry({
          id: 2,
          kind: 'toyControl',
          amount: { value: -400, currency: 'VXC' },
          amountFormatted: '-4',
          subject: 'Noor Vega',
          detail: 'Gentle wave',
          chatId: 'c-1',
        }),
      ],
      total: 2,
    },
    exact: ['items.kind', 'items.amount', 'items.subject', 'items.detail', 'total'],
  }));

test('a guest without movements has an empty page', () =>
  pactForCall(getMovements, {
    description: 'a query for the movements of a guest without movements',
    caller: guest,
    input: {},
    answer: { items: [], total: 0 },
    exact: ['total'],
  }));

test('movements with an expired token need a log-in', () =>
  pactForCall(getMovements, {
    description: 'a query for the guest’s movements with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

test('a page of more than 500 movements is malformed', () =>
  pactForCall(getMovements, {
    description: 'a query for the guest’s movements with a page size above the maximum',
    caller: guest,
    input: { first: 501 },
    error: 'malformed',
    field: 'first',
  }));

// @spec socket:guestBalance, state:guest-data-pushes 1, feature:pay.balance 1, component:BalanceDisplay 5
test('a guest is notified when the balance changes', () =>
  pactForPush(
    guestBalance,
    {
      description: 'a guestBalance push when the balance changes',
      caller: guest,
      event: balanceChanges({ guestId: 7, amount: 1250 }),
      payload: aBalancePush({ guestBalance: { value: 1250, currency: 'VXC' }, guestBalanceFormatted: '12.5' }),
      exact: ['guestBalance', 'guestBalanceFormatted', 'guestIsPayingCustomer'],
    },
    (side, deliver) => {
      const wallet = new Wallet(side, { data: { value: guestData({ ...aBalance() }) } });
      wallet.listen(side);
      expect(wallet.balance).toBe(2500);
      deliver();
      expect(wallet.balance).toBe(1250);
    },
  ));

test('a guest is notified when spent coins are given back', () =>
  pactForPush(
    guestBalance,
    {
      description: 'a guestBalance push when spent coins are given back',
      caller: guest,
      states: [owns(2500), owns(2400)],
      event: coinsAreRefunded({ guestId: 7, reason: 'The connection was lost' }),
      payload: aBalancePush(),
      exact: ['guestBalance', 'guestBalanceFormatted'],
    },
    (side, deliver) => {
      const wallet = new Wallet(side, { data: { value: guestData({ ...aBalance({ balanceFormatted: '24' }) }) } });
      wallet.listen(side);
      deliver();
      expect(wallet.coins?.balanceFormatted).toBe('25');
    },
  ));

// @spec rest:vxpay.onsuccess, feature:pay.top-up 1-2, rule:coins-round-up, state:vxpay 1
test('a payment that the window reported is confirmed', () =>
  pactForCall(vxpayOnsuccess, {
    description: 'a request for the status of a payment',
    states: [owns(0), guestPaid({ guestId: 7, paymentId: 'p-1', cents: 2510 })],
    caller: guest,
    input: { paymentId: 'p-1' },
    answer: {
      success: true,
      coins: { value: 10_100, currency: 'VXC' },
      guestBalance: { value: 10_100, currency: 'VXC' },
      guestBalanceFormatted: '101',
    },
    exact: ['success', 'coins', 'guestBalance', 'guestBalanceFormatted'],
  }));

test('an id without a payment is unknown', () =>
  pactForCall(vxpayOnsuccess, {
    description: 'a request for the status of an unknown payment',
    states: [noPayment({ paymentId: 'made-up' })],
    caller: guest,
    input: { paymentId: 'made-up' },
    error: 'unknown',
    field: 'paymentId',
  }));

test('a payment’s status with an expired token needs a log-in', () =>
  pactForCall(vxpayOnsuccess, {
    description: 'a request for the status of a payment with an expired token',
    caller: expiredGuest,
    input: { paymentId: 'p-1' },
    error: 'needLogin',
  }));
