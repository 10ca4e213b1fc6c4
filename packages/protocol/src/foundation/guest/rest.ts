import { maxNameLength } from '@lounge/locale';
import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { guestConfig, guestPreferences, guestProfile, maxPostalCodeLength, notificationSettings } from './schemas.ts';

/**
 * The guest's profile and the configuration of the guest's pages.
 * @spec rest:guest.profile.get
 * @assumed The path, and which fields of the guest belong to the profile.
 */
export const getProfile = read('foundation/guest/getProfile', {
  path: '/rest/v1/guest/getProfile',
  needs: 'guest',
  input: s.empty,
  answer: s.object({ config: guestConfig, profile: guestProfile }),
  failures: ['needLogin'],
  purpose: 'Reads the guest’s profile.',
});

/**
 * Changes what the guest may change of the profile; properties that are left out stay.
 * @spec rest:guest.profile.update
 * @assumed The path, the properties and the answer. The address is changed in the account's pages, as it needs the password.
 */
export const updateProfile = post('foundation/guest/updateProfile', {
  path: '/rest/v1/guest/updateProfile',
  needs: 'guest',
  input: s.object({
    properties: s.object({
      name: s.optional(s.boundedString(maxNameLength)),
      postalCode: s.optional(s.nullable(s.boundedString(maxPostalCodeLength))),
    }),
  }),
  answer: guestProfile,
  failures: ['needLogin'],
  purpose: 'Changes the guest’s profile.',
});

/**
 * Deletes the guest's picture, or takes a deleted one back within ten minutes.
 * @spec rest:guest.profile.preview-update
 * @assumed The path and the answer; that `delete: false` takes back, which the documents do not say.
 */
export const updateProfilePreview = post('foundation/guest/updateProfilePreview', {
  path: '/rest/v1/guest/updateProfilePreview',
  needs: 'guest',
  input: s.object({ delete: s.boolean }),
  answer: guestProfile,
  failures: ['needLogin', 'unknown'],
  purpose: 'Deletes the guest’s picture, or takes it back.',
});

/** Maximum size of a profile's picture in bytes. @assumed The documents state none. */
export const maxProfilePictureBytes = 10 * 1024 * 1024;

/**
 * Stores the guest's picture in place of an earlier one. The bytes determine its type: PNG, JPEG or WebP.
 * @assumed The whole call: the documents show no field that carries a picture. Other types are `wrongType`, larger files `tooLarge`.
 */
export const storeProfilePicture = post('foundation/guest/storeProfilePicture', {
  path: '/rest/v1/guest/storeProfilePicture',
  needs: 'guest',
  maxUploadBytes: maxProfilePictureBytes,
  input: s.object({ bytes: s.fileBytes }),
  answer: guestProfile,
  failures: ['needLogin', 'wrongType'],
  purpose: 'Stores the guest’s picture.',
});

/**
 * Stores the guest's preferences.
 * @spec rest:guest.preferences.save
 * @assumed The path's prefix and the answer.
 */
export const savePreferences = post('foundation/guest/savePreferences', {
  path: '/rest/v1/savePreferences',
  needs: 'guest',
  input: s.object({ data: guestPreferences }),
  answer: guestPreferences,
  failures: ['needLogin'],
  purpose: 'Stores the guest’s preferences.',
});

/**
 * How the guest is notified.
 * @spec rest:guest.notifications-settings.get
 * @assumed The path's prefix and the answer.
 */
export const getNotificationsSettings = read('foundation/guest/getNotificationsSettings', {
  path: '/rest/v1/getNotificationsSettings',
  needs: 'guest',
  input: s.empty,
  answer: notificationSettings,
  failures: ['needLogin'],
  purpose: 'Reads how the guest is notified.',
});

/**
 * Switches a kind of notification; kinds that are left out stay.
 * @assumed The whole call: the documents name only the one that reads. A locked guest may switch off and on as well.
 */
export const storeNotificationsSettings = post('foundation/guest/storeNotificationsSettings', {
  path: '/rest/v1/storeNotificationsSettings',
  needs: 'guest',
  input: s.object({
    pinnedOnlineEmail: s.optional(s.boolean),
    pinnedOnlineSms: s.optional(s.boolean),
  }),
  answer: notificationSettings,
  failures: ['needLogin'],
  forbiddenBy: [],
  purpose: 'Switches kinds of notifications on and off.',
});

/**
 * Subscribes an address to a newsletter. The own confirmed address of a guest gets it at once; any other one gets a mail that asks first.
 * @spec rest:guest.newsletter.subscribe, rule:newsletter-two-flags
 * @assumed Path and answer: it succeeded only if the wish is stored and its mail is sent. `isActive` says that no confirmation is needed.
 */
export const subscribeNewsletter = post('foundation/guest/subscribeNewsletter', {
  path: '/rest/v1/newsletter/subscribe',
  input: s.object({
    typeId: s.entityId,
    userId: s.nullable(s.entityId),
    emailAddress: s.boundedString(254),
  }),
  answer: s.object(
    { isStored: s.boolean, isMailed: s.boolean, isActive: s.boolean },
    { id: 'NewsletterResult', description: 'how a subscription went' },
  ),
  purpose: 'Subscribes an address to a newsletter.',
});

/**
 * Ends a newsletter: by the token of a mail, which works any number of times and needs no log-in, or for a guest by its type.
 * @spec rest:guest.newsletter.unsubscribe
 * @assumed Path, input and answer.
 */
export const unsubscribeNewsletter = post('foundation/guest/unsubscribeNewsletter', {
  path: '/rest/v1/newsletter/unsubscribe',
  input: s.object({ token: s.optional(s.boundedString(64)), typeId: s.optional(s.entityId) }),
  answer: s.object({ typeId: s.entityId }),
  failures: ['needLogin', 'unknown'],
  forbiddenBy: [],
  purpose: 'Ends a newsletter.',
});
