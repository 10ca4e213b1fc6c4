import * as s from '../../schema/s.ts';

/**
 * The online state that the browser reports.
 * @spec entity:enum.browserOnlineFlag
 */
export const browserState = s.enum(['online', 'offline'], {
  id: 'BrowserState',
  description: 'whether the browser is online',
});

/**
 * The currency of a purchase in analytics: euros, coins, or the prepaid credits of partners.
 * @spec entity:enum.analyticsCurrency, constant:money.analyticsCurrencies
 * @assumed `VXC` are coins.
 */
export const analyticsCurrency = s.enum(['EUR', 'VXC', 'credits'], {
  id: 'AnalyticsCurrency',
  description: 'the currency of a purchase in analytics',
});

/**
 * The category of what was bought, in analytics.
 * @spec entity:enum.analyticsItemCategory, constant:analytics.itemCategories
 */
export const analyticsItemCategory = s.enum(
  [
    'video',
    'image_album',
    'feed_paid_content',
    'feed_tip',
    'feed_tipping_goal',
    'cam_show_ticket',
    'toy_control',
    'paid_message',
    'live_chat',
    'voyeur_cam',
    'vip',
    'tv',
  ],
  { id: 'AnalyticsItemCategory', description: 'the category of what was bought, in analytics' },
);

/**
 * The names of items in analytics: a subscription, a post of the feed, a video or album of the platform. A chat has the performer's name, a
 * show its id.
 * @spec entity:enum.analyticsItemName, constant:analytics.itemNames
 */
export const analyticsItemNames = { subscription: 'abo', feed: 'feed', platformContent: 'platform_content' } as const;

/** A purchase in analytics; `value` in whole units of the currency. */
export const analyticsPurchase = s.object(
  {
    value: s.number,
    currency: analyticsCurrency,
    itemCategory: analyticsItemCategory,
    itemName: s.boundedString(80),
  },
  { id: 'AnalyticsPurchase', description: 'a purchase in analytics' },
);

const wholeMeasures = {
  i1: s.optional(s.integer),
  i2: s.optional(s.integer),
  i3: s.optional(s.integer),
  i4: s.optional(s.integer),
  i5: s.optional(s.integer),
};
const floatMeasures = {
  f1: s.optional(s.number),
  f2: s.optional(s.number),
  f3: s.optional(s.number),
  f4: s.optional(s.number),
  f5: s.optional(s.number),
};

/**
 * Something that happened on a page, with up to five whole and five other measures.
 * @spec entity:trackingEvent, constant:tracking.measures
 * @assumed The names of the measures, and which of them an event has; `source` is the page or app that reports.
 */
export const trackingEventFields = {
  timestamp: s.instant,
  source: s.boundedString(40),
  type: s.boundedString(40),
  context: s.boundedString(80),
  data: s.optional(s.record),
  ...wholeMeasures,
  ...floatMeasures,
};
