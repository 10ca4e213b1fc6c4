import {
  addressHasNewsletter,
  guestHasAddress,
  guestHasPicture,
  guestIsLocked,
  numberIsVerified,
} from '@lounge/mock-api/states';
import {
  getNotificationsSettings,
  getProfile,
  newsletterTypes,
  savePreferences,
  storeNotificationsSettings,
  storeProfilePicture,
  subscribeNewsletter,
  unsubscribeNewsletter,
  updateProfile,
  updateProfilePreview,
} from '@lounge/protocol/foundation/guest';
import { aProfile, notificationSettings } from '@lounge/testing/foundation/guest';
import { test } from 'vitest';
import { expiredGuest, guest } from '../consume/callers.ts';
import { onePixel } from '../consume/one-pixel.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const email = 'robin@example.com';
const address = guestHasAddress({ guestId: 7, email, isVerified: true });
const number = numberIsVerified({ guestId: 7, phoneNumber: '+4915123456789' });
const { lateNight, vipClub } = newsletterTypes;
const avatar = { url: '/guest/pictures/0a1b', kind: 'avatar' as const, tint: 3 };
const { profile } = aProfile();

// @spec rest:guest.profile.get
test('a profile has the guest’s picture', () =>
  pactForCall(getProfile, {
    description: 'a request for the profile of a guest with a picture',
    states: [guestHasPicture({ guestId: 7 })],
    caller: guest,
    input: {},
    answer: aProfile({ avatar }),
    exact: ['profile.avatar.kind'],
  }));

// @spec rest:guest.profile.update
test('name and postal code are changed', () =>
  pactForCall(updateProfile, {
    description: 'a request to change name and postal code',
    caller: guest,
    input: { properties: { name: 'Kim', postalCode: '10115' } },
    answer: { ...profile, name: 'Kim', postalCode: '10115' },
    exact: ['name', 'postalCode'],
  }));

test('a postal code with other signs is malformed', () =>
  pactForCall(updateProfile, {
    description: 'a request to change the postal code to signs',
    caller: guest,
    input: { properties: { postalCode: '<b>' } },
    error: 'malformed',
    field: 'properties.postalCode',
  }));

// @spec rest:guest.profile.preview-update
test('a picture is deleted, and can be taken back', () =>
  pactForCall(updateProfilePreview, {
    description: 'a request to delete the guest’s picture',
    states: [guestHasPicture({ guestId: 7 })],
    caller: guest,
    input: { delete: true },
    answer: { ...profile, avatarKeptUntil: '2026-11-20T19:10:00.000Z' },
    exact: ['avatar'],
  }));

test('a deleted picture is taken back', () =>
  pactForCall(updateProfilePreview, {
    description: 'a request to take the guest’s picture back',
    states: [guestHasPicture({ guestId: 7, isDeleted: true })],
    caller: guest,
    input: { delete: false },
    answer: { ...profile, avatar },
    exact: ['avatarKeptUntil'],
  }));

test('a picture that does not exist is unknown', () =>
  pactForCall(updateProfilePreview, {
    description: 'a request to delete a picture that the guest does not have',
    caller: guest,
    input: { delete: true },
    error: 'unknown',
    field: 'delete',
  }));

test('a profile’s picture is stored', () =>
  pactForCall(storeProfilePicture, {
    description: 'a request to store the guest’s picture',
    caller: guest,
    input: { bytes: onePixel },
    answer: { ...profile, avatar },
    exact: ['avatar.kind'],
  }));

test('a file that is no picture has the wrong type', () =>
  pactForCall(storeProfilePicture, {
    description: 'a request to store another file as the guest’s picture',
    caller: guest,
    input: { bytes: new Uint8Array([0, 1, 2, 3, 0, 0xfe, 0xfd]) },
    error: 'wrongType',
    field: 'bytes',
  }));

// @spec rest:guest.preferences.save
test('preferences are stored', () =>
  pactForCall(savePreferences, {
    description: 'a request to store the guest’s preferences',
    caller: guest,
    input: { data: { mailLanguage: 'nl' } },
    answer: { mailLanguage: 'nl' },
    exact: ['mailLanguage'],
  }));

// @spec rest:guest.notifications-settings.get, entity:notificationSettings
// @spec entity:enum.newsletterType, constant:newsletter.types
test('notification settings are read, with the newsletters by type', () =>
  pactForCall(getNotificationsSettings, {
    description: 'a request for the notification settings',
    states: [
      address,
      number,
      addressHasNewsletter({ typeId: lateNight, email, token: 'a', guestId: 7 }),
      addressHasNewsletter({ typeId: vipClub, email, token: 'b', guestId: 7, isConfirmed: false }),
    ],
    caller: guest,
    input: {},
    answer: notificationSettings(
      { pinnedOnlineSms: false, reachable: { email: true, sms: true } },
      { [lateNight]: 'on', [vipClub]: 'pending' },
    ),
    exact: ['pinnedOnlineEmail', 'pinnedOnlineSms', 'reachable', 'newsletters'],
  }));

test('one kind of notification is switched on, another off', () =>
  pactForCall(storeNotificationsSettings, {
    description: 'a request to switch text messages on and e-mails off',
    caller: guest,
    input: { pinnedOnlineSms: true, pinnedOnlineEmail: false },
    answer: notificationSettings({ pinnedOnlineSms: true, pinnedOnlineEmail: false }),
    exact: ['pinnedOnlineEmail', 'pinnedOnlineSms'],
  }));

// @spec rest:guest.newsletter.subscribe
test('a guest’s confirmed address gets a newsletter at once', () =>
  pactForCall(subscribeNewsletter, {
    description: 'a request to subscribe the guest’s address to a newsletter',
    states: [address],
    caller: guest,
    input: { typeId: lateNight, userId: 7, emailAddress: email },
    answer: { isStored: true, isMailed: true, isActive: true },
    exact: ['isStored', 'isMailed', 'isActive'],
  }));

test('another address is asked by mail first', () =>
  pactForCall(subscribeNewsletter, {
    description: 'a request to subscribe an address to a newsletter',
    input: { typeId: lateNight, userId: null, emailAddress: 'kim@example.com' },
    answer: { isStored: true, isMailed: true, isActive: false },
    exact: ['isStored', 'isMailed', 'isActive'],
  }));

test.each([
  ['an unknown newsletter', { typeId: 3, userId: null, emailAddress: email }, 'typeId'],
  ['no address', { typeId: lateNight, userId: null, emailAddress: 'robin@example' }, 'emailAddress'],
  ['another guest’s id', { typeId: lateNight, userId: 8, emailAddress: email }, 'userId'],
] as const)('a subscription with %s is malformed', (what, input, field) =>
  pactForCall(subscribeNewsletter, {
    description: `a request to subscribe to a newsletter with ${what}`,
    input,
    error: 'malformed',
    field,
  }),
);

// @spec rest:guest.newsletter.unsubscribe
test('a newsletter ends by the token of its mail, without a log-in', () =>
  pactForCall(unsubscribeNewsletter, {
    description: 'a request to end a newsletter by the token of a mail',
    states: [addressHasNewsletter({ typeId: lateNight, email, token: 'of-mail' })],
    input: { token: 'of-mail' },
    answer: { typeId: lateNight },
    exact: ['typeId'],
  }));

test('an unknown token ends nothing', () =>
  pactForCall(unsubscribeNewsletter, {
    description: 'a request to end a newsletter by an unknown token',
    input: { token: 'guessed' },
    error: 'unknown',
    field: 'token',
  }));

test('a newsletter without a type or a token is malformed', () =>
  pactForCall(unsubscribeNewsletter, {
    description: 'a request to end no newsletter',
    caller: guest,
    input: {},
    error: 'malformed',
    field: 'typeId',
  }));

test('a visitor ends no newsletter by its type', () =>
  pactForCall(unsubscribeNewsletter, {
    description: 'a request of a visitor to end a newsletter by its type',
    input: { typeId: lateNight },
    error: 'needLogin',
  }));

const changes = [
  ['a change of the profile', updateProfile, { properties: { name: 'Kim' } }],
  ['the deletion of the picture', updateProfilePreview, { delete: true }],
  ['a picture of the profile', storeProfilePicture, { bytes: onePixel }],
  ['preferences', savePreferences, { data: { mailLanguage: null } }],
] as const;

// @spec rule:account-calls-login
test.each([
  ...changes,
  ['a read of the notification settings', getNotificationsSettings, {}],
  ['a change of the notification settings', storeNotificationsSettings, {}],
] as const)('%s with an expired token needs a log-in', (what, call, input) =>
  pactForCall(call as typeof updateProfile, {
    description: `${what} with an expired token`,
    caller: expiredGuest,
    input: input as { properties: object },
    error: 'needLogin',
  }),
);

test.each([
  ...changes,
  ['a newsletter', subscribeNewsletter, { typeId: lateNight, userId: 7, emailAddress: email }],
] as const)('%s is not stored for a locked guest', (what, call, input) =>
  pactForCall(call as typeof updateProfile, {
    description: `${what} from a locked guest`,
    states: [guestIsLocked({ guestId: 7 })],
    caller: guest,
    input: input as { properties: object },
    error: 'locked',
  }),
);
