import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';

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
    'message',
    'gift',
    'spin',
    'reward',
    'voucher',
    'subscription',
  ],
  { id: 'MovementKind', description: 'the reason of a ledger entry' },
);

/**
 * What a payment is for: coins chosen by the guest, by one click, by the automatic recharge, or a subscription.
 * @assumed The documents name the ways to pay, not the purpose of a payment.
 */
export const paymentPurpose = s.enum(['topUp', 'oneClick', 'recharge', 'subscription'], {
  id: 'PaymentPurpose',
  description: 'what a payment is for',
});

/**
 * The kinds of payment methods.
 * @assumed The documents name none.
 */
export const paymentMethodKind = s.enum(['card', 'bank', 'wallet'], {
  id: 'PaymentMethodKind',
  description: 'the kind of a payment method',
});

/**
 * A payment method that the guest saved. `label` is the masked end of its number, "··4417"; nothing more is stored.
 * @assumed The documents name none.
 */
export const savedMethod = s.object(
  { id: s.entityId, kind: paymentMethodKind, label: s.string },
  { id: 'SavedMethod', description: 'a payment method that the guest saved' },
);

/**
 * What the statement shows.
 * @assumed The documents name no statement.
 */
export const statementFilter = s.enum(['everything', 'added', 'spent', 'refunds', 'vouchers'], {
  id: 'StatementFilter',
  description: 'which entries of the statement are listed',
});

/**
 * One line of the guest's statement: `amount` in hundredths of a coin, negative if coins were spent, and the balance after it.
 * `paid` is money. `subject` names what it was for, in the caller's language: a title, a performer, a code; `detail` says more,
 * for instance the gifts. A payment has its method and a receipt, a refund the kind of what was given back.
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

/**
 * A sum that the guest can pay with one click, and its coins.
 * @spec feature:pay.one-click
 */
export const oneClickAmount = s.object(
  { amount: money, coins: money },
  { id: 'OneClickAmount', description: 'a sum to pay with one click and the coins that it buys' },
);

/** Why a payment was not taken. */
export const paymentFailure = s.enum(['declined', 'limitReached', 'paused', 'noMethod'], {
  id: 'PaymentFailure',
  description: 'why a payment was not taken',
});

/**
 * Whether the guest can pay with one click, with which method, and how long the window in a chat stays, in seconds.
 * @spec constant:chat.oneClickPaymentWindow
 * @assumed The fields; the unit of the window is seconds, as of the other countdowns of a chat.
 */
export const oneClickConfig = s.object(
  {
    isAvailable: s.boolean,
    reason: s.nullable(paymentFailure),
    method: s.nullable(savedMethod),
    windowSeconds: s.count,
  },
  { id: 'OneClickConfig', description: 'whether and how the guest can pay with one click' },
);

/**
 * Whether the teaser of the automatic recharge is shown.
 * @spec rest:guest.auto-recharge-teaser-state
 * @assumed The values.
 */
export const teaserMode = s.enum(['open', 'closed'], {
  id: 'TeaserMode',
  description: 'whether the teaser of the automatic recharge is shown',
});

/**
 * The guest's automatic recharge: off by default. It pays when the balance falls below `threshold`; `stoppedAt` is set when a
 * declined payment switched it off.
 * @assumed The fields.
 */
export const autoRechargeConfig = s.object(
  {
    isOn: s.boolean,
    threshold: money,
    methodId: s.nullable(s.entityId),
    since: s.nullable(s.instant),
    stoppedAt: s.nullable(s.instant),
    teaser: s.nullable(teaserMode),
  },
  { id: 'AutoRechargeConfig', description: 'the guest’s automatic recharge' },
);

/** How a charge by one click ended; `failure` is null if it was taken. */
export const chargeResult = s.object(
  { amount: money, coins: money, failure: s.nullable(paymentFailure) },
  { id: 'ChargeResult', description: 'how a charge by one click ended' },
);

/**
 * What the guest decided about spending, in euro: the monthly limit, a higher one that waits, what this month's payments sum to,
 * and the end of a break.
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

/** The answer to a purchase: the balance after it. */
export const purchaseAnswer = s.object({ success: s.boolean, guestBalance: money, guestBalanceFormatted: s.string });
