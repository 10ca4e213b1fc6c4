import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { subscription } from './schemas.ts';

/**
 * The visitor's subscriptions, VIP first, also those that were never started, so that anonymous visitors see the prices.
 * @assumed The documents name the pushes only; a page must show the state before the first push.
 */
export const getSubscriptions = query('foundation/subscriptions/getSubscriptions', {
  input: s.empty,
  answer: s.array(subscription),
  purpose: 'Lists the visitor’s subscriptions.',
});
