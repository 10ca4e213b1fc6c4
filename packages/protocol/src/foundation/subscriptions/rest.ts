import { post, spends } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { subscription, subscriptionProduct } from './schemas.ts';

/**
 * Cancels a subscription: it stays open until its paid time ends, and is not renewed. A repeat changes nothing.
 * @assumed The documents name no call; cancelling must be as easy as starting.
 */
export const cancelSubscription = post('foundation/subscriptions/cancelSubscription', {
  path: '/rest/v1/subscription/cancel',
  needs: 'guest',
  input: s.object({ product: subscriptionProduct }),
  answer: s.object({ success: s.boolean, subscription }),
  failures: ['needLogin', 'unknown'],
  forbiddenBy: [],
  purpose: 'Cancels a subscription at the end of its paid time.',
});

/**
 * Takes a cancellation back while the paid time lasts; nothing is charged. A repeat changes nothing. What is not on sale any more is
 * `unknown`.
 * @assumed The documents name no call.
 */
export const keepSubscription = post('foundation/subscriptions/keepSubscription', {
  path: '/rest/v1/subscription/keep',
  needs: 'guest',
  input: s.object({ product: subscriptionProduct }),
  answer: s.object({ success: s.boolean, subscription }),
  failures: ['needLogin', 'unknown'],
  forbiddenBy: spends,
  purpose: 'Takes the cancellation of a subscription back.',
});
