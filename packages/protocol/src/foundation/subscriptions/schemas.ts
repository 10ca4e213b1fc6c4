import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';

/** The products that can be subscribed to. @spec entity:enum.subscriptionProduct */
export const subscriptionProduct = s.enum(['vip', 'tv'], {
  id: 'SubscriptionProduct',
  description: 'what can be subscribed to: VIP or TV',
});

/**
 * The status of a subscription: never started, running, cancelled but open until its end, open although its renewal failed, over.
 * @assumed The documents give no values.
 */
export const subscriptionStatus = s.enum(['none', 'active', 'ending', 'unpaid', 'past'], {
  id: 'SubscriptionStatus',
  description: 'the status of a subscription',
});

/** The lower price that a guest gets who wants to leave, for some months. */
export const cancellationOffer = s.object(
  { price: money, months: s.count },
  { id: 'CancellationOffer', description: 'a lower price for some months, for a guest who wants to leave' },
);

/**
 * One of the guest's subscriptions; prices are euros a month.
 * @assumed The fields; the documents name status, isStarted and price only.
 */
export const subscription = s.object(
  {
    product: subscriptionProduct,
    /** Whether it can be started, kept or paid again. */
    isOnSale: s.boolean,
    status: subscriptionStatus,
    /** Whether the product is open to the guest, also by a gift of days. */
    isOpen: s.boolean,
    /** The price of the next month. */
    price: money,
    fullPrice: money,
    /** When the lower price ends; null without one. */
    offerUntil: s.nullable(s.instant),
    startedAt: s.nullable(s.instant),
    paidUntil: s.nullable(s.instant),
    /** Until when it is open: the paid time, the days after a failed renewal, or days that were given. */
    openUntil: s.nullable(s.instant),
    /** When a failed renewal is tried again; null where it is not. */
    retryAt: s.nullable(s.instant),
    /** The payment method; `label` is the end of its number, such as "··4417". */
    method: s.nullable(s.object({ kind: s.enum(['card', 'bank', 'wallet']), label: s.string })),
    /** The offer for staying; null where there is none. */
    offer: s.nullable(cancellationOffer),
  },
  { id: 'Subscription', description: 'one of the guest’s subscriptions; prices are euros a month' },
);
