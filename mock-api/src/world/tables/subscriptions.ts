import type { Infer } from '@lounge/protocol';
import type { subscriptionProduct } from '@lounge/protocol/foundation/subscriptions';
import { enumeration } from '../column-specs.ts';

/** The tables of subscriptions; prices are in hundredths of a euro. */
export const subscriptionTables = {
  subscription: {
    key: 'key',
    guest_id: 'int',
    product: enumeration<Infer<typeof subscriptionProduct>>(),
    status: enumeration<'active' | 'ending' | 'unpaid' | 'past'>(),
    method_id: 'int',
    started_at: 'instant',
    /** The months are counted from here, so that a month without a 31st does not shorten those after it. */
    anchor_at: 'instant',
    period: 'int',
    /** Paid months in a row, also over a changed anchor. */
    months: 'int',
    paid_until: 'instant',
    offer_periods: 'int',
    offer_at: 'instant null',
    failed_at: 'instant null',
    tries: 'int',
  },
  /** Days that were given, such as by a bonus code; `premium` is TV, `actor` the subscription of one performer. */
  subscription_grant: {
    id: 'id',
    guest_id: 'int',
    product: enumeration<'vip' | 'premium' | 'actor'>(),
    actor_id: 'int null',
    days: 'int',
    valid_from: 'instant',
    valid_to: 'instant',
  },
} as const;
