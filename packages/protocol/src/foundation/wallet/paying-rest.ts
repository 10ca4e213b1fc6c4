import { post } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { teaserMode } from './schemas.ts';

/**
 * Stores whether the teaser of the automatic recharge is shown.
 * @spec rest:guest.auto-recharge-teaser-state, rule:auto-recharge-teaser, state:auto-recharge-teaser
 * @assumed POST, the full path, the answer.
 */
export const autoRechargeTeaserState = post('foundation/wallet/autoRechargeTeaserState', {
  path: '/rest/v1/guest/autoRechargeTeaserState',
  needs: 'guest',
  input: s.object({ mode: teaserMode }),
  answer: s.object({ success: s.boolean }),
  failures: ['needLogin'],
  forbiddenBy: [],
  purpose: 'Stores whether the teaser of the automatic recharge is shown.',
});

/** The longest time for which a window is hidden. @assumed 30 days, like the cookie of blocked incentives. */
const maxHiddenSeconds = 30 * 86_400;

/**
 * Hides the refill window of an incentive type for an interval.
 * @spec rest:conversion.refill-window-hidden.set, state:refill-window-hidden
 * @assumed The full path, a log-in, and that the interval is in seconds, at most 30 days.
 */
export const setRefillWindowHidden = post('foundation/wallet/setRefillWindowHidden', {
  path: '/rest/v1/conversion/setRefillWindowHidden',
  needs: 'guest',
  input: s.object({ incentiveType: s.boundedString(40), interval: s.integerBetween(0, maxHiddenSeconds) }),
  answer: s.object({ data: s.object({ success: s.boolean }) }),
  failures: ['needLogin', 'malformed'],
  forbiddenBy: [],
  purpose: 'Hides the refill window for an interval.',
});
