import {
  guestPaid,
  guestRecharges,
  guestSavedMethod,
  paymentIsForced,
  spendingIsLimited,
  windowIsHidden,
} from '@lounge/mock-api/states';
import type { QueryCall, RestCall } from '@lounge/protocol';
import * as calls from '@lounge/protocol/foundation/wallet';
import { aLedgerEntry, paymentSettingsOf } from '@lounge/testing/foundation/wallet';
import { test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { expiredGuest, guest, withLanguage } from '../consume/callers.ts';

const card = guestSavedMethod({ guestId: 7, kind: 'card' });
const paid = guestPaid({ guestId: 7, paymentId: 'p-1', cents: 2500 });
const paidBySaved = guestPaid({ guestId: 7, paymentId: 'p-1', cents: 2500, bySavedMethod: true });
const hidden = windowIsHidden({ guestId: 7, incentiveType: 'refill' });
const euros = (value: number) => ({ value, currency: 'EUR' as const });
const coins = (value: number) => ({ value, currency: 'VXC' as const });
const recharge = { isOn: true, threshold: coins(2000), amount: euros(1000), methodId: null };
const settings = ['spending', 'oneClickConfig.reason', 'oneClickAmounts', 'rechargeAmounts', 'isForcePayment'];

test('the settings of a guest who has to pay, with a saved card, are read', () =>
  pactForCall(calls.getPaymentSettings, {
    description: 'a query for the payment settings',
    states: [card, paid, guestRecharges({ guestId: 7 }), hidden, paymentIsForced({ guestId: 7 })],
    caller: guest,
    input: {},
    answer: paymentSettingsOf({
      spending: { limit: null, pending: null, used: euros(2500), pausedUntil: null },
      autoRechargeConfig: {
        isOn: true,
        threshold: coins(1000),
        methodId: 1,
        since: '2026-11-20T19:00:00.000Z',
        stoppedAt: null,
        teaser: 'open',
      },
      hiddenWindows: ['refill'],
      isForcePayment: true,
    }),
    exact: [...settings, 'autoRechargeConfig.isOn', 'autoRechargeConfig.threshold', 'autoRechargeConfig.teaser'],
  }));

test('a lower limit holds at once', () =>
  pactForCall(calls.setSpendingLimit, {
    description: 'a mutation that sets a lower limit',
    states: [card, spendingIsLimited({ guestId: 7, cents: 5000 })],
    caller: guest,
    input: { limit: euros(2000) },
    answer: paymentSettingsOf({
      spending: { limit: euros(2000), pending: null, used: euros(0), pausedUntil: null },
    }),
    exact: settings,
  }));

test('a higher limit waits', () =>
  pactForCall(calls.setSpendingLimit, {
    description: 'a mutation that sets a higher limit',
    states: [card, spendingIsLimited({ guestId: 7, cents: 5000 })],
    caller: guest,
    input: { limit: euros(9000) },
    answer: paymentSettingsOf({
      spending: {
        limit: euros(5000),
        pending: { limit: euros(9000), at: '2026-11-21T19:00:00.000Z' },
        used: euros(0),
        pausedUntil: null,
      },
    }),
    exact: ['spending.limit', 'spending.pending.limit', 'spending.used'],
  }));

test('a break begins', () =>
  pactForCall(calls.takeBreak, {
    description: 'a mutation that begins a break of 7 days',
    states: [card],
    caller: guest,
    input: { length: 'week' },
    answer: paymentSettingsOf({
      spending: { limit: null, pending: null, used: euros(0), pausedUntil: '2026-11-27T19:00:00.000Z' },
      oneClickConfig: { ...paymentSettingsOf().oneClickConfig, isAvailable: false, reason: 'paused' },
    }),
    exact: ['oneClickConfig.isAvailable', 'oneClickConfig.reason'],
  }));

test('the automatic recharge is switched off', () =>
  pactForCall(calls.setAutoRecharge, {
    description: 'a mutation that switches the automatic recharge off',
    states: [card],
    caller: guest,
    input: { ...recharge, isOn: false, amount: euros(2500) },
    answer: paymentSettingsOf({ autoRechargeAmount: euros(2500) }),
    exact: ['autoRechargeConfig.isOn', 'autoRechargeConfig.threshold', 'autoRechargeAmount'],
  }));

// @spec state:auto-recharge-teaser 1
test('the state of the teaser is stored', () =>
  pactForCall(calls.autoRechargeTeaserState, {
    description: 'a request that closes the teaser of the automatic recharge',
    caller: guest,
    input: { mode: 'closed' },
    answer: { success: true },
    exact: ['success'],
  }));

// @spec rest:conversion.refill-window-hidden.set
test('the refill window is hidden', () =>
  pactForCall(calls.setRefillWindowHidden, {
    description: 'a request that hides the refill window for a day',
    caller: guest,
    input: { incentiveType: 'refill', interval: 86_400 },
    answer: { data: { success: true } },
    exact: ['data.success'],
  }));

test('a receipt is read', () =>
  pactForCall(calls.getReceipt, {
    description: 'a query for the receipt of a payment',
    states: [card, paidBySaved],
    caller: guest,
    input: { receiptId: 'p-1' },
    answer: {
      number: '2026-000001',
      at: '2026-11-20T19:00:00.000Z',
      paid: euros(2500),
      coins: coins(10_000),
      purpose: 'topUp',
      method: { kind: 'card', label: '··4417' },
    },
    exact: ['paid', 'coins', 'purpose', 'method.kind'],
  }));

test('the statement of added coins is filtered', () =>
  pactForCall(calls.getMovements, {
    description: 'a query for what was added to the balance',
    states: [card, paidBySaved],
    caller: guest,
    input: { filter: 'added' },
    answer: {
      items: [
        aLedgerEntry({
          amount: coins(10_000),
          amountFormatted: '100',
          balance: coins(10_000),
          balanceFormatted: '100',
          paid: euros(2500),
          method: { kind: 'card', label: '··4417' },
          receiptId: 'p-1',
        }),
      ],
      total: 1,
    },
    exact: ['items.kind', 'items.amount', 'items.balance', 'items.paid', 'items.receiptId', 'total'],
  }));

test('the statement is read as a file in German', () =>
  pactForCall(calls.getStatementFile, {
    description: 'a query for an empty statement as a file in German',
    caller: withLanguage('de', guest),
    input: { month: '2020-01' },
    answer: {
      fileName: 'kontoauszug-2020-01.csv',
      csv: 'Tag,Uhrzeit (Berlin),Art,Wofür,Bezahlt (EUR),Coins,Guthaben danach,Beleg\r\n',
    },
    exact: ['fileName', 'csv'],
  }));

type Failing = readonly [
  call: RestCall | QueryCall,
  input: object,
  error: 'malformed' | 'unknown' | 'noMethod',
  field: string,
];

const failing: readonly Failing[] = [
  [calls.getMovements, { month: '2026-13' }, 'malformed', 'month'],
  [calls.getStatementFile, { month: 'November' }, 'malformed', 'month'],
  [calls.getReceipt, { receiptId: 'made-up' }, 'unknown', 'receiptId'],
  [calls.setSpendingLimit, { limit: coins(100) }, 'malformed', 'limit'],
  [calls.setAutoRecharge, { ...recharge, amount: euros(1001) }, 'malformed', 'amount'],
  [calls.setAutoRecharge, recharge, 'noMethod', 'methodId'],
  [calls.removePaymentMethod, { methodId: 999 }, 'unknown', 'methodId'],
  [calls.setRefillWindowHidden, { incentiveType: 'refill', interval: 9_000_000 }, 'malformed', 'interval'],
];

test.each(failing)('%o with %j is rejected', (call, input, error, field) =>
  pactForCall(call, {
    description: `a ${call.id} with an input that is rejected as ${error}`,
    caller: guest,
    input: input as never,
    error,
    field,
  } as never),
);

const guarded: readonly (readonly [RestCall | QueryCall, object])[] = [
  [calls.getPaymentSettings, {}],
  [calls.getStatementFile, {}],
  [calls.getReceipt, { receiptId: 'p-1' }],
  [calls.setSpendingLimit, { limit: null }],
  [calls.takeBreak, { length: 'day' }],
  [calls.setAutoRecharge, recharge],
  [calls.removePaymentMethod, { methodId: 1 }],
  [calls.autoRechargeTeaserState, { mode: 'open' }],
  [calls.setRefillWindowHidden, { incentiveType: 'refill', interval: 60 }],
];

// @spec rule:auto-recharge-teaser, state:auto-recharge-teaser 1
test.each(guarded)('%o with an expired token needs a log-in', (call, input) =>
  pactForCall(call, {
    description: `a ${call.id} with an expired token`,
    caller: expiredGuest,
    input: input as never,
    error: 'needLogin',
  } as never),
);

test('a saved card is forgotten', () =>
  pactForCall(calls.removePaymentMethod, {
    description: 'a mutation that forgets the saved card',
    states: [card],
    caller: guest,
    input: { methodId: 1 },
    answer: paymentSettingsOf({
      methods: [],
      oneClickConfig: { isAvailable: false, reason: 'noMethod', method: null, windowSeconds: 60 },
    }),
    exact: ['methods', 'oneClickConfig'],
  }));
