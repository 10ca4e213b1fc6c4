import { count, entityId, instant, listOf, named, orNull, text } from '../../vocabulary/shapes.ts';

/**
 * An offer that shows in a region of the page; `countdown` is in seconds.
 * @spec entity:incentive
 */
export const incentive = named('Incentive', 'an offer in a region of the page', {
  id: entityId,
  region: text,
  type: text,
  event: text,
  priority: count,
  countdown: orNull(count),
  countdownStartTime: orNull(instant),
  uniqueGroup: orNull(text),
});

/**
 * Where the hosted payment window answers, by what it shall do.
 * @assumed The documents name the configuration only.
 */
export const vxpayConfig = named('VxpayConfig', 'where the hosted payment window answers', {
  logIn: text,
  signUp: text,
  topUp: text,
  ageCheck: text,
});

/** What a page hands to tracking: the name of its route. */
export const trackingData = named('TrackingData', 'what a page hands to tracking', { routeName: text });

/** What a page needs beside its content. */
export const pageLoadData = named('PageLoadData', 'what a page needs beside its content', {
  incentives: listOf(incentive),
  vxpayConfig,
  trackingData,
});
