import type { Infer } from '@lounge/protocol';
import type { subscriptionProduct } from '@lounge/protocol/foundation/subscriptions';
import { enumeration } from '../column-specs.ts';

/** The tables of subscriptions; prices are in hundredths of a euro. */
export const subscriptionTables = {
  subscription: {
    key: 'key',
    guestId: 'int',
    product: enumeration<Infer<typeof subscriptionProduct>>(),
    status: enumeration<'active' | 'ending' | 'unpaid' | 'past'>(),
    methodId: 'int',
    startedAt: 'instant',
    /** The months are counted from here, so that a month without a 31st does not shorten those after it. */
    anchorAt: 'instant',
    period: 'int',
    /** Paid months in a row, also over a changed anchor. */
    months: 'int',
    paidUntil: 'instant',
    offerPeriods: 'int',
    offerAt: 'instant null',
    failedAt: 'instant null',
    tries: 'int',
  },
  /** Days that were given, such as by a bonus code; `premium` is TV, `actor` the subscription of one performer. */
  subscriptionGrant: {
    id: 'id',
    guestId: 'int',
    product: enumeration<'vip' | 'premium' | 'actor'>(),
    actorId: 'int null',
    days: 'int',
    validFrom: 'instant',
    validTo: 'instant',
  },
} as const;
