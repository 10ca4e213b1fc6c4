import { conditions, describe, describeValues } from '../../declare/describe.ts';
import { guestLocked, signupEmailSend } from './messages.ts';
import { guestSidebarData } from './queries.ts';
import { addRelation, hasRelation, removeRelation } from './relations.ts';
import {
  getProfile,
  savePreferences,
  storeNotificationsSettings,
  storeProfilePicture,
  subscribeNewsletter,
  unsubscribeNewsletter,
  updateProfile,
  updateProfilePreview,
} from './rest.ts';
import {
  geoLocation,
  guestConfig,
  guestInitData,
  guestPreferences,
  guestProfile,
  notificationSettings,
  testGroup,
  avsStatus,
  geoLocationSource,
  newsletterState,
} from './schemas.ts';

const age = {
  avsStatus: 'where the age check is; only `accepted` opens content that is rated 18',
  avsRejectMessage: 'the reason as text for the guest; null unless the status is `rejected`',
} as const;

const place = {
  latitude: 'degrees north, from -90 to 90; null if only the country is known',
  longitude: 'degrees east, from -180 to 180; null if only the country is known',
} as const;

const visitor = describe(guestInitData, {
  id: 'the guest’s id; null for an anonymous visitor',
  name: 'the display name, which performers see; null for an anonymous visitor',
  email: 'the address of the account; null for an anonymous visitor or an account without one',
  isEmailVerified: 'whether the guest followed the link of the mail to that address',
  isLoggedIn: 'false for anonymous visitors, whose other fields are then empty, false or null',
  hasAvs: 'whether the age is confirmed, as `avsStatus` is `accepted`',
  ...age,
  isVip: 'whether VIP content is open now: by a subscription, its remaining time or given days',
  isVXSelect: 'whether the guest has paid for VIP for a year without a break',
  isTvSubscriber: 'whether TV is open now, by a subscription or given days',
  wasTvSubscriber: 'whether a TV subscription existed and is over',
  cancellationOffer: [
    'the lower price for a guest whose VIP subscription is cancelled and still runs; null without an offer',
    { price: 'euros a month while the offer lasts', months: 'how many months the lower price lasts' },
  ],
  isLocked: 'whether the platform locked the account: everything can be read and nothing changed',
  isRestricted: 'whether a restriction holds; its extent is `restrictionLevel`',
  restrictionLevel: '1 forbids comments and messages, 2 purchases too, 3 is a lock; null without a restriction',
  isBlockedForComments: 'whether comments alone are forbidden, at any level',
  geoLocation: 'where the visitor is, from the best source that is known; null if nothing is known',
  signupOrigin: 'where the guest signed up, as the sign-up recorded it; null if it did not',
  boughtGifts: [
    'gifts that the guest owns and can send for nothing; empty for anonymous visitors',
    { giftId: 'as in `messengerGifts`', quantity: 'how many of it; at least 1' },
  ],
  vouchers: 'what is left of all valid vouchers, by type and performer',
  featureFeedbackIds: 'the questions about features that the guest has answered already',
  conversionChatEnd: 'until when the offer of a free first chat holds; null without one',
  conversionChatCandidateEnd: 'until when the guest is a candidate for that offer; null if not',
  isConversionChatEnabled: 'false once the guest switched the offer off',
  isAnonymousVoicecall: 'whether the guest is in an anonymous voice call now',
  preferences: 'the guest’s own choices; null for anonymous visitors',
  isPayingCustomer: 'whether the guest ever paid with money',
  showDataProtection: 'whether a notice about a newer data protection text waits for an answer',
  legalNotices: 'the texts of that notice, newer than what the guest agreed to',
  balance: 'the coins that can be spent; null for anonymous visitors',
  balanceFormatted: 'the balance as text in the caller’s language; null for anonymous visitors',
  isForcePayment: 'whether the platform demands a payment; the next one ends it',
  autoRechargeAmount: 'the euros that the automatic recharge pays each time; null for anonymous visitors',
  autoRechargeConfig: 'the automatic recharge; null for anonymous visitors',
  oneClickPaymentAmounts: 'the sums that can be paid with one click; empty where that is not possible',
  oneClickPaymentConfig: 'whether and how one click pays; null for anonymous visitors',
  loyaltyPoints: 'points collected so far; rewards need a number of them and use none up; 0 for anonymous visitors',
  createdAt: 'the sign-up; null for anonymous visitors',
  closedItems: 'items of the status bar that the guest closed for good, as `statusBarRemove` names them',
  testGroups: 'the experiments and the variants that this guest sees',
});

/** Descriptions of this module's fields. */
export const descriptions = [
  visitor,
  describe(testGroup, {
    value: 'the name of the experiment, such as `newVideosFirst`',
    isActive: 'whether this guest sees the changed variant; false is the control group',
  }),
  describe(geoLocation, {
    source: 'where it is known from; a typed place is never replaced by what a device or the network says',
    countryCode: 'two letters of ISO 3166, such as `DE`; null if it is not known',
    postalCode: 'as it was typed, up to 10 characters; null if it is not known',
    ...place,
  }),
  describe(guestPreferences, {
    mailLanguage: 'the language of mails and text messages; null for that of the page where the guest was last',
  }),
  describe(guestSidebarData.answer, {
    name: 'the display name',
    avatar: 'the guest’s own picture; null without one',
    vip: 'whether VIP content is open now',
    boughtVideosCount: 'videos that the guest bought',
    boughtPhotosCount: 'albums that the guest bought',
    privateCollectionCount:
      'things in the guest’s private collection: what the guest put into the archive of the library',
    pinnedFavoriteCount: 'pinned performers',
    pinnedFavoriteOnlineCount: 'those of them who are online now',
    videochatCount: 'chats in the history, of every kind',
    balanceFormatted: 'the balance as text in the caller’s language',
  }),
  describe(notificationSettings, {
    pinnedOnlineEmail:
      'whether mails tell of pinned performers who come online; it has an effect once `reachable.email`',
    pinnedOnlineSms: 'whether text messages do; it has an effect once `reachable.sms`',
    reachable: [
      'the ways that work now',
      { email: 'whether the address is verified', sms: 'whether a mobile number is verified' },
    ],
    newsletters: [
      'the newsletters, and whether they come',
      {
        typeId: '1024 VIP club, 512 late night, 2048 VR, 256 contests',
        state: '`pending` waits for the link of the mail that asks for confirmation',
      },
    ],
  }),
  describe(guestProfile, {
    id: 'the guest’s id',
    name: 'the display name, which performers see',
    email: 'the address of the account; null without one; it is changed in the pages of the account',
    isEmailVerified: 'whether the guest followed the link of the mail to that address',
    ...age,
    isVip: 'whether VIP content is open now',
    loyaltyPoints: 'points collected so far; rewards use none up',
    createdAt: 'the sign-up',
    postalCode: 'as the guest typed it; null if none was given',
    avatar: 'the guest’s own picture; null without one, also while a deleted one can be taken back',
    avatarKeptUntil: 'until when a deleted picture can be taken back, ten minutes; null if there is none',
    preferences: 'the guest’s own choices',
  }),
  describe(guestConfig, { isLoggedIn: 'always true: the call needs a guest' }),
  describe(getProfile.answer, {
    config: 'what the pages of the guest need to know beside the profile',
    profile: 'what the guest may read of the own account',
  }),
  describe(updateProfile.input, {
    properties: [
      'what changes; a property that is left out stays',
      {
        name: 'the new display name, 1 to 40 characters',
        postalCode: 'the new postal code, up to 10 characters; null removes it',
      },
    ],
  }),
  describe(updateProfilePreview.input, {
    delete: 'true deletes the picture, false takes a deleted one back within ten minutes',
  }),
  describe(storeProfilePicture.input, {
    bytes: 'the body: a PNG, JPEG or WebP file of at most 10 MiB, recognized by its first bytes',
  }),
  describe(savePreferences.input, { data: 'all preferences; they replace the stored ones' }),
  describe(storeNotificationsSettings.input, {
    pinnedOnlineEmail: 'switches the mails; left out, they stay as they are',
    pinnedOnlineSms: 'switches the text messages; left out, they stay as they are',
  }),
  describe(subscribeNewsletter.input, {
    typeId: '1024 VIP club, 512 late night, 2048 VR, 256 contests',
    userId: 'the guest’s own id; null for who has no account',
    emailAddress:
      'where it is sent, up to 254 characters; an address that is not the guest’s verified one gets a mail that asks first',
  }),
  describe(subscribeNewsletter.answer, {
    isStored: 'whether the wish is stored',
    isMailed: 'whether the mail that asks for confirmation was taken by the mail provider',
    isActive: 'whether it comes without a confirmation, as the address is the guest’s verified one',
  }),
  describe(unsubscribeNewsletter.input, {
    token: 'from the link of a mail, up to 64 characters; it works any number of times and without a log-in',
    typeId: 'instead of the token, for a guest: the newsletter that ends',
  }),
  describe(unsubscribeNewsletter.answer, { typeId: 'the newsletter that ended' }),
  describe(addRelation.input, {
    subjectTypeId: 'always 1, a guest',
    subjectId: 'the guest’s own id; another one is unknown',
    relationTypeId: 'always 1, a reminder',
    objectTypeId: 'always 2, a ticket show',
    objectId: 'the show of which the guest is reminded',
  }),
  describe(addRelation.answer, {
    success: 'false if the show has begun, is over or was cancelled: nothing is kept then',
  }),
  describe(removeRelation.answer, { success: 'false if the reminder was sent already' }),
  describe(hasRelation.answer, { hasRelation: 'whether a reminder waits' }),
  describe(signupEmailSend.input, { email: 'the address of the guest’s account; another one is malformed' }),
  describe(guestLocked.payload, {
    restrictionLevel:
      '1 forbids comments and messages, 2 purchases too, 3 is a lock; absent for a lock without a level',
  }),
  describeValues(avsStatus, {
    unknown: 'never begun, or revoked',
    pending: 'the provider has not decided',
    accepted: 'the age is confirmed',
    rejected: 'the age was not confirmed',
  }),
  describeValues(geoLocationSource, {
    postalCode: 'a postal code that the guest typed',
    userInput: 'a place that the guest chose',
    device: 'the device reported it',
    network: 'the country that a trusted proxy names',
    phone: 'the country of the verified number',
  }),
  describeValues(newsletterState.fields.state, { pending: 'waits for the link in a mail' }),
  conditions(subscribeNewsletter, {
    typeId: 'none of the newsletters',
    emailAddress: 'no e-mail address',
    userId: 'another guest than the caller',
  }),
  conditions(unsubscribeNewsletter, { typeId: 'missing without a token, or none of the newsletters' }),
  conditions(updateProfile, {
    'properties.name': 'fewer than three letters or digits that are shown',
    'properties.postalCode': 'other signs than letters, digits, spaces and hyphens',
  }),
  conditions(signupEmailSend, { email: 'not the address of the guest’s account' }),
].flat();
