import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';
import {
  autoRechargeConfig,
  oneClickAmount,
  oneClickConfig,
  paymentFailure,
  paymentMethodKind,
  savedMethod,
} from './schemas.ts';

/**
 * The reason of a ledger entry.
 * @assumed The documents name no statement; one value for each kind of ledger transaction.
 */
export const movementKind = s.enum(
  [
    'topUp',
    'oneClick',
    'recharge',
    'bonus',
    'refund',
    'correction',
    'album',
    'video',
    'feedPost',
    'feedTip',
    'message',
    'gift',
    'toyControl',
    'spin',
    'reward',
    'ageCheck',
    'ticket',
    'voucher',
    'subscription',
    'chat',
  ],
  { id: 'MovementKind', description: 'the reason of a ledger entry' },
);

/**
 * The purpose of a payment: coins chosen by the guest, by one click, by the automatic recharge, or a subscription.
 * @assumed The documents name the ways to pay, not the purpose of a payment.
 */
export const paymentPurpose = s.enum(['topUp', 'oneClick', 'recharge', 'subscription'], {
  id: 'PaymentPurpose',
  description: 'what a payment is for',
});

/** The lengths of a break, in hours. @assumed */
export const breakHours = { day: 24, week: 7 * 24, month: 30 * 24 } as const;

/** The filters of the statement. @assumed The documents name no statement. */
export const statementFilter = s.enum(['everything', 'added', 'spent', 'refunds', 'vouchers'], {
  id: 'StatementFilter',
  description: 'which entries of the statement are listed',
});

/**
 * One line of the guest's statement: `amount` and the balance after it, in hundredths of a coin; `paid` is money. `subject` and `detail`
 * name its purpose in the caller's language. Lines of one chat share its `chatId`.
 * @assumed The fields. Content that was free or already bought is no line; what a voucher paid is one of 0 coins.
 */
export const movement = s.object(
  {
    id: s.entityId,
    at: s.instant,
    kind: movementKind,
    amount: money,
    amountFormatted: s.string,
    balance: money,
    balanceFormatted: s.string,
    paid: s.nullable(money),
    subject: s.nullable(s.string),
    detail: s.nullable(s.string),
    method: s.nullable(s.object({ kind: paymentMethodKind, label: s.nullable(s.string) })),
    refundedKind: s.nullable(movementKind),
    voucherSeconds: s.nullable(s.count),
    chatId: s.nullable(s.string),
    receiptId: s.nullable(s.string),
  },
  { id: 'Movement', description: 'one line of a guest’s statement; negative if coins were spent' },
);

/** A page of the statement and the number of its lines. */
export const movementPage = s.object(
  {
    items: s.array(movement),
    total: s.count,
  },
  { id: 'MovementPage', description: 'a page of the statement and the number of its lines' },
);

/**
 * The receipt of a payment: what was paid, when, how and for which coins.
 * @assumed The fields. No net sum and no tax: the documents name no rate and no seller's country.
 */
export const receipt = s.object(
  {
    number: s.string,
    at: s.instant,
    paid: money,
    coins: money,
    purpose: paymentPurpose,
    method: s.object({ kind: paymentMethodKind, label: s.nullable(s.string) }),
  },
  { id: 'Receipt', description: 'the receipt of a payment' },
);

/** How a charge by one click ended; `failure` is null if it was taken. */
export const chargeResult = s.object(
  { amount: money, coins: money, failure: s.nullable(paymentFailure) },
  { id: 'ChargeResult', description: 'how a charge by one click ended' },
);

/**
 * The guest's settings of spending, in euro: the monthly limit, a higher one that waits, the sum of this month's payments, and the end of a
 * break.
 * @assumed The documents name no limit. A month is one of Berlin.
 */
export const spending = s.object(
  {
    limit: s.nullable(money),
    pending: s.nullable(s.object({ limit: s.nullable(money), at: s.instant })),
    used: money,
    pausedUntil: s.nullable(s.instant),
  },
  { id: 'Spending', description: 'the guest’s monthly limit and break' },
);

/** Everything about paying that the guest decides. */
export const paymentSettings = s.object(
  {
    spending,
    methods: s.array(savedMethod),
    oneClickConfig,
    oneClickAmounts: s.array(oneClickAmount),
    autoRechargeConfig,
    autoRechargeAmount: money,
    rechargeAmounts: s.array(oneClickAmount),
    hiddenWindows: s.array(s.string),
    isForcePayment: s.boolean,
  },
  { id: 'PaymentSettings', description: 'everything about paying that the guest decides' },
);
