import { enumeration } from '../column-specs.ts';

/** The tables of subscriptions. */
export const subscriptionTables = {
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
