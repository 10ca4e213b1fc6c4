import * as s from '../../schema/s.ts';

/**
 * An offer that is shown in a region of the page; `countdown` is in seconds.
 * @spec entity:incentive
 */
export const incentive = s.object(
  {
    id: s.entityId,
    region: s.string,
    type: s.string,
    event: s.string,
    priority: s.count,
    countdown: s.nullable(s.count),
    countdownStartTime: s.nullable(s.instant),
    uniqueGroup: s.nullable(s.string),
  },
  { id: 'Incentive', description: 'an offer in a region of the page' },
);

/**
 * The URLs of the payment window, by action.
 * @assumed The documents name the configuration only.
 */
export const vxpayConfig = s.object(
  {
    logIn: s.string,
    signUp: s.string,
    topUp: s.string,
    ageCheck: s.string,
    vip: s.string,
    tv: s.string,
  },
  { id: 'VxpayConfig', description: 'the URLs of the payment window, by action' },
);

/** The data that a page passes to tracking: the name of its route. */
export const trackingData = s.object(
  { routeName: s.string },
  { id: 'TrackingData', description: 'the data that a page passes to tracking' },
);

/** The data that a page needs besides its content. */
export const pageLoadData = s.object(
  {
    incentives: s.array(incentive),
    vxpayConfig,
    trackingData,
  },
  { id: 'PageLoadData', description: 'what a page needs besides its content' },
);
