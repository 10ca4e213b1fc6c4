import type { Infer, PayloadOf } from '@lounge/protocol';
import { subscription, vipAboUpdate } from '@lounge/protocol/foundation/subscriptions';
import { parsed } from '../parsed.ts';

type SubscriptionData = Infer<typeof subscription>;

/** A VIP subscription that was never started. */
export const aSubscription = (overrides: Partial<SubscriptionData> = {}): SubscriptionData =>
  parsed(subscription, {
    product: 'vip',
    isOnSale: true,
    status: 'none',
    isOpen: false,
    price: { value: 1990, currency: 'EUR' },
    fullPrice: { value: 1990, currency: 'EUR' },
    offerUntil: null,
    startedAt: null,
    paidUntil: null,
    openUntil: null,
    retryAt: null,
    method: null,
    offer: null,
    ...overrides,
  });

/** A push that says that a subscription was started. */
export const aSubscriptionPush = (
  overrides: Partial<PayloadOf<typeof vipAboUpdate>> = {},
): PayloadOf<typeof vipAboUpdate> =>
  parsed(vipAboUpdate.payload, {
    status: 'active',
    isStarted: true,
    price: { value: 1990, currency: 'EUR' },
    ...overrides,
  });
