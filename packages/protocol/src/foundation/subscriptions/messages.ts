import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';
import { subscriptionStatus } from './schemas.ts';

const payload = s.object({ status: subscriptionStatus, isStarted: s.boolean, price: money });

/**
 * The guest's VIP subscription changed; `price` is euros a month.
 * @spec socket:vipAboUpdate
 * @assumed `isStarted` is true in the push of the start only, since each of these counts as a purchase in the analytics.
 */
export const vipAboUpdate = push('foundation/subscriptions/vipAboUpdate', {
  payload,
  purpose: 'Reports that the guest’s VIP subscription changed.',
});

/**
 * The guest's TV subscription changed; `price` is euros a month.
 * @spec socket:vxtvAboUpdate
 */
export const vxtvAboUpdate = push('foundation/subscriptions/vxtvAboUpdate', {
  payload,
  purpose: 'Reports that the guest’s TV subscription changed.',
});
