import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';

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

/** Why one click is not available. */
export const oneClickReason = s.enum(['noMethod', 'paused', 'locked'], {
  id: 'OneClickReason',
  description: 'why one click is not available',
});

/**
 * Whether the guest can pay with one click, with which method, and how long the window in a chat stays, in seconds.
 * @spec constant:chat.oneClickPaymentWindow
 * @assumed The fields; the unit of the window is seconds, as of the other countdowns of a chat.
 */
export const oneClickConfig = s.object(
  {
    isAvailable: s.boolean,
    reason: s.nullable(oneClickReason),
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

/** The answer to a purchase: the balance after it. */
export const purchaseAnswer = s.object({ success: s.boolean, guestBalance: money, guestBalanceFormatted: s.string });

/** The failures of a purchase, with coins or a voucher. */
export const purchaseFailures = [
  'needLogin',
  'unknown',
  'needAgeCheck',
  'needAbo',
  'needPurchase',
  'blocked',
  'voucherUnfit',
  'voucherUsed',
  'voucherNotYet',
  'voucherExpired',
  'keyReused',
] as const;
