import type { AnswerOf, Infer, PayloadOf } from '@lounge/protocol';
import {
  getGuestBalance,
  getPaymentSettings,
  guestBalance,
  movement,
  oneClickResult,
} from '@lounge/protocol/foundation/wallet';
import { parsed } from '../parsed.ts';

type Balance = AnswerOf<typeof getGuestBalance>;
type BalancePush = PayloadOf<typeof guestBalance>;

/** The balance of a guest with 25 coins. */
export const aBalance = (overrides: Partial<Balance> = {}): Balance =>
  parsed(getGuestBalance.answer, {
    balance: { value: 2500, currency: 'VXC' },
    balanceFormatted: '25',
    isPayingCustomer: true,
    ...overrides,
  });

/** The payload of the push to a guest with 25 coins. */
export const aBalancePush = (overrides: Partial<BalancePush> = {}): BalancePush =>
  parsed(guestBalance.payload, {
    guestBalance: { value: 2500, currency: 'VXC' },
    guestBalanceFormatted: '25',
    guestIsPayingCustomer: true,
    ...overrides,
  });

/** The ledger entry of a top-up of 25 coins. */
export const aLedgerEntry = (overrides: Partial<Infer<typeof movement>> = {}): Infer<typeof movement> =>
  parsed(movement, {
    id: 1,
    at: '2026-11-20T19:00:00.000Z',
    kind: 'topUp',
    amount: { value: 2500, currency: 'VXC' },
    amountFormatted: '25',
    balance: { value: 2500, currency: 'VXC' },
    balanceFormatted: '25',
    paid: null,
    subject: null,
    detail: null,
    method: null,
    refundedKind: null,
    voucherSeconds: null,
    chatId: null,
    receiptId: null,
    ...overrides,
  });

type Settings = AnswerOf<typeof getPaymentSettings>;
type OneClick = PayloadOf<typeof oneClickResult>;

const oneClickAmounts = [1000, 2500, 5000].map((cents) => ({
  amount: { value: cents, currency: 'EUR' as const },
  coins: { value: cents * 4, currency: 'VXC' as const },
}));

const recharge = {
  isOn: false,
  threshold: { value: 2000, currency: 'VXC' as const },
  methodId: null,
  since: null,
  stoppedAt: null,
  teaser: null,
};

const savedCard = { id: 1, kind: 'card' as const, label: '··4417' };

/** The amounts that a guest with a saved card can pay with one click. */
export const aOneClickResult = (overrides: Partial<OneClick> = {}): OneClick =>
  parsed(oneClickResult.payload, {
    config: { isAvailable: true, reason: null, method: savedCard, windowSeconds: 60 },
    amounts: oneClickAmounts,
    autoRechargeConfig: recharge,
    autoRechargeAmount: { value: 1000, currency: 'EUR' },
    isPaying: true,
    charge: null,
    ...overrides,
  });

/** The settings of a guest with a saved card, without limit and break. */
export const paymentSettingsOf = (overrides: Partial<Settings> = {}): Settings =>
  parsed(getPaymentSettings.answer, {
    spending: { limit: null, pending: null, used: { value: 0, currency: 'EUR' }, pausedUntil: null },
    methods: [savedCard],
    oneClickConfig: { isAvailable: true, reason: null, method: savedCard, windowSeconds: 60 },
    oneClickAmounts,
    autoRechargeConfig: recharge,
    autoRechargeAmount: { value: 1000, currency: 'EUR' },
    rechargeAmounts: [
      ...oneClickAmounts,
      { amount: { value: 10_000, currency: 'EUR' }, coins: { value: 40_000, currency: 'VXC' } },
    ],
    hiddenWindows: [],
    isForcePayment: false,
    ...overrides,
  });
