import * as s from '../../schema/s.ts';

/**
 * The regions of a page that hold incentives, from the strip at the top to what covers the page.
 * @assumed The values; the documents give none.
 */
export const incentiveRegion = s.enum(['top', 'content', 'side', 'overlay'], {
  id: 'IncentiveRegion',
  description: 'a region of the page that holds incentives',
});

/**
 * The subject of an incentive.
 * @assumed The values, one for each thing that the site sells or gives.
 */
export const incentiveType = s.enum(['signUp', 'topUp', 'vip', 'voucher', 'video', 'album'], {
  id: 'IncentiveType',
  description: 'what an incentive offers',
});

/**
 * The occasions on which incentives are read.
 * @assumed The values; `lowBalance` is the one without a call of its own.
 */
export const incentiveEvent = s.enum(['pageLoad', 'videoPreviewEnd', 'buyAlbum', 'lowBalance'], {
  id: 'IncentiveEvent',
  description: 'the occasion of an incentive',
});

/** The occasions that are about no content. */
export const eventWithoutContent = s.enum(['pageLoad', 'lowBalance']);

/**
 * How an incentive ended: the guest closed it, followed it, or its end came while it was shown.
 * @assumed The values.
 */
export const incentiveResult = s.enum(['closed', 'followed', 'expired'], {
  id: 'IncentiveResult',
  description: 'how an incentive ended',
});

/**
 * Facts that visitors state about themselves.
 * @spec entity:enum.setGuestInfoType
 * @assumed The spelling; the documents name it in words.
 */
export const guestInfoType = s.enum(['guestAlreadySignedUp'], {
  id: 'GuestInfoType',
  description: 'a fact that visitors state about themselves',
});

/**
 * Whether a guest wants the conversion chat.
 * @spec entity:enum.conversionChatAction
 */
export const conversionChatAction = s.enum(['enable', 'disable'], {
  id: 'ConversionChatAction',
  description: 'whether a guest wants the conversion chat',
});

/**
 * An offer that is shown in a region of the page. `countdown` is in seconds, counted from `countdownStartTime`, the instant of the
 * answer by the server's clock; both are null without an end.
 * @spec entity:incentive
 * @assumed The values of region, type and event; closing one keeps all with its `uniqueGroup` away.
 */
export const incentive = s.object(
  {
    id: s.entityId,
    region: incentiveRegion,
    type: incentiveType,
    event: incentiveEvent,
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

/**
 * An egg that is hidden on the page: the token and the Berlin day by which the guest collects it.
 * @assumed That its token comes with what a page needs besides its content: the documents name the token, and not where it is from.
 */
export const hiddenEgg = s.object(
  { eventId: s.entityId, verificationToken: s.string, qmdate: s.day },
  { id: 'HiddenEgg', description: 'an egg that is hidden on the page' },
);

/**
 * The data that a page needs besides its content.
 * @spec entity:pageLoadIncentivesResponse
 * @assumed `easterEgg`.
 */
export const pageLoadData = s.object(
  {
    incentives: s.array(incentive),
    vxpayConfig,
    trackingData,
    easterEgg: s.nullable(hiddenEgg),
  },
  { id: 'PageLoadData', description: 'what a page needs besides its content' },
);
