import * as s from '../../schema/s.ts';
import { language, money, picture } from '../../schema/common.ts';
import { legalNotice } from '../legal/schemas.ts';
import { voucherSummary } from '../vouchers/schemas.ts';
import { autoRechargeConfig, oneClickAmount, oneClickConfig } from '../wallet/schemas.ts';

/**
 * The status of a guest's age check.
 * @spec entity:enum.avsStatus
 */
export const avsStatus = s.enum(['unknown', 'pending', 'accepted', 'rejected'], {
  id: 'AvsStatus',
  description: 'the status of the age check',
});

/**
 * The visible experiment: new videos stand above tonight's shows on the start page.
 * @assumed Its name and what it changes; the documents show no variant.
 */
export const newVideosFirst = 'newVideosFirst';

/** An experiment in which the guest takes part. */
export const testGroup = s.object(
  { value: s.string, isActive: s.boolean },
  { id: 'TestGroup', description: 'an experiment in which the guest takes part' },
);

/**
 * The source of a place: what the guest typed is never replaced by what a device or the network says.
 * @spec entity:enum.geolocationSource
 * @assumed `network` is the country that a trusted proxy names, `phone` that of the verified number.
 */
export const geoLocationSource = s.enum(['postalCode', 'userInput', 'device', 'network', 'phone'], {
  id: 'GeoLocationSource',
  description: 'the source of a place',
});

/** Maximum length of a postal code. @assumed The longest one in use has ten characters. */
export const maxPostalCodeLength = 10;

/**
 * Where a visitor is.
 * @assumed A country in two letters, a postal code, and a position in degrees, each only where it is known.
 */
export const geoLocation = s.object(
  {
    source: geoLocationSource,
    countryCode: s.nullable(s.boundedString(2)),
    postalCode: s.nullable(s.boundedString(maxPostalCodeLength)),
    latitude: s.nullable(s.number),
    longitude: s.nullable(s.number),
  },
  { id: 'GeoLocation', description: 'where a visitor is' },
);

/** A gift that the guest owns. The module of gifts, above this one, has the same fields. */
const ownedGift = s.object(
  { giftId: s.entityId, quantity: s.count },
  { id: 'OwnedGift', description: 'how many of a gift the guest owns' },
);

/**
 * The choices of a guest that are no notification.
 * @assumed The documents name no field: the language of mails and text messages, null for that of the page where the guest was last.
 */
export const guestPreferences = s.object(
  { mailLanguage: s.nullable(language) },
  { id: 'GuestPreferences', description: 'the choices of a guest' },
);

/**
 * The data of the visitor that the site needs before it renders; `id` is null for anonymous visitors.
 * @spec entity:guestState
 * @assumed Which fields of the guest are included; among them the verification of the address, when the account was
 * created, and the closed items of the status bar. `restrictionLevel` is 1 (no comments and messages), 2 (no purchases either) or 3 (like
 * locked), null without a restriction; the two ends of the conversion chat are the offer's and the candidate's.
 */
export const guestInitData = s.object(
  {
    id: s.nullable(s.entityId),
    name: s.nullable(s.string),
    email: s.nullable(s.string),
    isEmailVerified: s.boolean,
    isLoggedIn: s.boolean,
    hasAvs: s.boolean,
    avsStatus,
    avsRejectMessage: s.nullable(s.string),
    isVip: s.boolean,
    isVXSelect: s.boolean,
    isTvSubscriber: s.boolean,
    wasTvSubscriber: s.boolean,
    /** The offer for a guest who cancelled VIP; null where there is none. */
    cancellationOffer: s.nullable(s.object({ price: money, months: s.count })),
    isLocked: s.boolean,
    isRestricted: s.boolean,
    restrictionLevel: s.nullable(s.integerBetween(1, 3)),
    isBlockedForComments: s.boolean,
    geoLocation: s.nullable(geoLocation),
    signupOrigin: s.nullable(s.string),
    boughtGifts: s.array(ownedGift),
    vouchers: s.array(voucherSummary),
    featureFeedbackIds: s.array(s.entityId),
    conversionChatEnd: s.nullable(s.instant),
    conversionChatCandidateEnd: s.nullable(s.instant),
    /** Whether the guest wants the conversion chat; false once it was switched off. */
    isConversionChatEnabled: s.boolean,
    isAnonymousVoicecall: s.boolean,
    preferences: s.nullable(guestPreferences),
    isPayingCustomer: s.boolean,
    showDataProtection: s.boolean,
    /** Legal texts that are newer than what the guest agreed to. */
    legalNotices: s.array(legalNotice),
    balance: s.nullable(money),
    balanceFormatted: s.nullable(s.string),
    isForcePayment: s.boolean,
    autoRechargeAmount: s.nullable(money),
    autoRechargeConfig: s.nullable(autoRechargeConfig),
    oneClickPaymentAmounts: s.array(oneClickAmount),
    oneClickPaymentConfig: s.nullable(oneClickConfig),
    loyaltyPoints: s.count,
    createdAt: s.nullable(s.instant),
    closedItems: s.array(s.string),
    testGroups: s.array(testGroup),
  },
  { id: 'GuestInitData', description: 'the data of the visitor that the site needs at the start' },
);

/**
 * The guest's own counts in the sidebar of the personal area.
 * @spec query:guest.sidebar-data, screen:shell.sidebar, entity:personalAreaSidebar
 * @assumed The avatar is a picture or null; `videochatCount` counts the chats of the history, `privateCollectionCount` the archive of the library.
 */
export const guestSidebarData = s.object(
  {
    name: s.string,
    avatar: s.nullable(picture),
    vip: s.boolean,
    boughtVideosCount: s.count,
    boughtPhotosCount: s.count,
    privateCollectionCount: s.count,
    pinnedFavoriteCount: s.count,
    pinnedFavoriteOnlineCount: s.count,
    videochatCount: s.count,
    balanceFormatted: s.string,
  },
  { id: 'GuestSidebarData', description: 'the guest’s own counts' },
);

/**
 * The newsletters.
 * @spec entity:enum.newsletterType, constant:newsletter.types
 */
export const newsletterTypes = { vipClub: 1024, lateNight: 512, vr: 2048, contests: 256 } as const;

/** The newsletter that the site offers to everybody. @assumed The documents name the types only; this one needs neither VIP nor an event. */
export const offeredNewsletter = newsletterTypes.lateNight;

/** A newsletter of a guest: off, waiting for a confirmation by mail, or on. @assumed The states. */
export const newsletterState = s.object(
  {
    typeId: s.entityId,
    state: s.enum(['off', 'pending', 'on'], { id: 'NewsletterState', description: 'whether it comes' }),
  },
  { id: 'Newsletter', description: 'a newsletter of a guest' },
);

/**
 * How a guest is notified, by kind and way.
 * @spec entity:notificationSettings
 * @assumed The fields. `email` and `sms` say where the guest can be reached; a switch that is on waits until then.
 */
export const notificationSettings = s.object(
  {
    pinnedOnlineEmail: s.boolean,
    pinnedOnlineSms: s.boolean,
    reachable: s.object({ email: s.boolean, sms: s.boolean }),
    newsletters: s.array(newsletterState),
  },
  { id: 'NotificationSettings', description: 'how a guest is notified' },
);

/** The profile of a guest: the part of the account that the guest may read. */
export const guestProfile = s.object(
  {
    id: s.entityId,
    name: s.string,
    email: s.nullable(s.string),
    isEmailVerified: s.boolean,
    avsStatus,
    avsRejectMessage: s.nullable(s.string),
    isVip: s.boolean,
    loyaltyPoints: s.count,
    createdAt: s.instant,
    postalCode: s.nullable(s.string),
    avatar: s.nullable(picture),
    /** Until when a deleted picture can be taken back; null if there is none. */
    avatarKeptUntil: s.nullable(s.instant),
    preferences: guestPreferences,
  },
  { id: 'GuestProfile', description: 'the profile of a guest' },
);

/** The configuration of a guest's pages. */
export const guestConfig = s.object(
  { isLoggedIn: s.boolean },
  { id: 'GuestConfig', description: 'the configuration of a guest’s pages' },
);
