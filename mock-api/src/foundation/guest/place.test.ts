import {
  getNotificationsSettings,
  getProfile,
  guestInitData,
  guestSidebarData,
  savePreferences,
  storeNotificationsSettings,
  storeProfilePicture,
  updateProfile,
  updateProfilePreview,
} from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { mailGuest } from './guest-mail.ts';
import { forgetDeletedPictures } from './place.ts';
import { guestHasAddress } from './states.ts';

const robin = { guestId: 7 };
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2, 3]);

const setUp = async () => {
  const testWorld = aWorld();
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 't' }), testWorld.world);
  return { ...testWorld, ...testClient(testWorld.world) };
};

const set = (properties: object) => ({ properties });

// @spec rest:guest.profile.update
test('the profile of a visitor without an account is changed by no call', async () => {
  const { outcome, run } = await setUp();
  const nobody = { guestId: null };
  expect(await outcome(updateProfile, set({ name: 'Kim' }), nobody)).toMatchObject({ ok: false, code: 'needLogin' });
  expect(await run('select name from guest')).toEqual([{ name: 'Robin' }]);
});

// @spec rest:guest.profile.update, feature:account.profile 1-2
test('name and postal code are changed, and what is left out stays', async () => {
  const { answer } = await setUp();
  expect(await answer(updateProfile, set({ name: ' Kim ', postalCode: '10115' }), robin)).toMatchObject({
    name: 'Kim',
    postalCode: '10115',
  });
  expect(await answer(updateProfile, set({ postalCode: null }), robin)).toMatchObject({
    name: 'Kim',
    postalCode: null,
  });
  const { config, profile } = await answer(getProfile, {}, robin);
  expect([config.isLoggedIn, profile.name, profile.postalCode]).toEqual([true, 'Kim', null]);
  expect(await answer(guestSidebarData, {}, robin)).toMatchObject({ name: 'Kim' });
});

// @spec feature:account.profile 2
test('the postal code places the guest, with the country of that time, until it is taken away', async () => {
  const { answer } = await setUp();
  const placed = async (country: string) => (await answer(guestInitData, {}, { ...robin, country })).geoLocation;
  await answer(updateProfile, set({ postalCode: '1010' }), { ...robin, country: 'AT' });
  const place = { countryCode: 'AT', postalCode: '1010', latitude: null, longitude: null };
  expect(await placed('DE')).toEqual({ source: 'postalCode', ...place });
  await answer(updateProfile, set({ postalCode: null }), robin);
  expect(await placed('DE')).toEqual({ ...place, source: 'network', countryCode: 'DE', postalCode: null });
});

test.each([
  ['an empty name', { name: '  ' }, 'properties.name'],
  ['a name that is too long', { name: 'x'.repeat(41) }, 'properties.name'],
  ['a name that shows nothing', { name: '\u200B' }, 'properties.name'],
  ['a name with a line break', { name: 'Kim\nLee' }, 'properties.name'],
  ['a postal code with a script', { postalCode: '<script>' }, 'properties.postalCode'],
  ['a property of another call', { isVip: true }, 'properties.isVip'],
])('rejects %s, and nothing is changed', async (_, properties, field) => {
  const { answer, outcome } = await setUp();
  const input = set({ name: 'Kim', ...properties });
  expect(await outcome(updateProfile, input, robin)).toMatchObject({ ok: false, code: 'malformed', field });
  expect((await answer(getProfile, {}, robin)).profile.name).toBe('Robin');
});

// @spec rest:guest.profile.preview-update, feature:account.profile 3
test('a picture is stored, deleted, and can be taken back for ten minutes', async () => {
  const { answer, outcome, pass, run, world } = await setUp();
  expect(await outcome(updateProfilePreview, { delete: true }, robin)).toMatchObject({ code: 'unknown' });
  const { avatar } = await answer(storeProfilePicture, { bytes: png }, robin);
  expect(avatar).toMatchObject({ url: expect.stringMatching(/^\/guest\/pictures\/[0-9a-f]{32}$/) as string });
  expect((await answer(guestSidebarData, {}, robin)).avatar).toEqual(avatar);
  const deleted = await answer(updateProfilePreview, { delete: true }, robin);
  expect(deleted).toMatchObject({ avatar: null, avatarKeptUntil: expect.any(String) as string });
  expect((await answer(guestSidebarData, {}, robin)).avatar).toBeNull();
  expect(await answer(updateProfilePreview, { delete: false }, robin)).toMatchObject({ avatar, avatarKeptUntil: null });
  await answer(updateProfilePreview, { delete: true }, robin);
  pass(600_001);
  expect((await answer(getProfile, {}, robin)).profile).toMatchObject({ avatar: null, avatarKeptUntil: null });
  expect(await outcome(updateProfilePreview, { delete: false }, robin)).toMatchObject({ code: 'unknown' });
  expect(await run('select key from "guestPicture"')).toHaveLength(1);
  await forgetDeletedPictures(world);
  expect(await run('select key from "guestPicture"')).toEqual([]);
});

test('a new picture takes the place of the old one, at another address', async () => {
  const { answer, run } = await setUp();
  const [first, second] = [
    await answer(storeProfilePicture, { bytes: png }, robin),
    await answer(storeProfilePicture, { bytes: png }, robin),
  ];
  expect(second.avatar?.url).not.toBe(first.avatar?.url);
  expect(await run('select key from "guestPicture"')).toHaveLength(1);
});

test('a file that is no picture is rejected by its content', async () => {
  const { outcome } = await setUp();
  const bytes = new TextEncoder().encode('<svg onload="alert(1)"/>');
  expect(await outcome(storeProfilePicture, { bytes }, robin)).toMatchObject({ code: 'wrongType', field: 'bytes' });
});

// @spec rest:guest.preferences.save, feature:account.preferences 1
test('mails come in the preferred language, whatever page the guest was on', async () => {
  const { answer, run, world } = await setUp();
  await setUpState(guestHasAddress({ guestId: 7, email: 'robin@example.com', language: 'de' }), world);
  const mail = async () => {
    await runInWorld(world, true, (inWorld) => mailGuest(7, { kind: 'test', write: (language) => language }, inWorld));
    return (await run<{ body: string }>('select body from mail order by id desc limit 1'))[0]?.body;
  };
  expect(await mail()).toBe('de');
  expect(await answer(savePreferences, { data: { mailLanguage: 'nl' } }, robin)).toEqual({ mailLanguage: 'nl' });
  expect(await mail()).toBe('nl');
  expect((await answer(getProfile, {}, robin)).profile.preferences).toEqual({ mailLanguage: 'nl' });
  expect((await answer(guestInitData, {}, robin)).preferences).toEqual({ mailLanguage: 'nl' });
});

test('SMS are off until they are asked for; a switch changes one kind, and the other stays', async () => {
  const { answer } = await setUp();
  expect(await answer(getNotificationsSettings, {}, robin)).toMatchObject({
    pinnedOnlineEmail: true,
    pinnedOnlineSms: false,
  });
  expect(await answer(storeNotificationsSettings, { pinnedOnlineSms: true }, robin)).toMatchObject({
    pinnedOnlineEmail: true,
    pinnedOnlineSms: true,
    reachable: { email: false, sms: false },
  });
  expect(await answer(storeNotificationsSettings, { pinnedOnlineEmail: false }, robin)).toMatchObject({
    pinnedOnlineEmail: false,
    pinnedOnlineSms: true,
  });
});

// @spec feature:account.profile 4
test.each([
  ['the profile', updateProfile, set({ name: 'Kim' })],
  ['the picture', updateProfilePreview, { delete: true }],
  ['the preferences', savePreferences, { data: { mailLanguage: null } }],
  ['the notifications', storeNotificationsSettings, {}],
])('an anonymous visitor changes nothing of %s', async (_, call, input) => {
  const { outcome } = await setUp();
  expect(await outcome(call as typeof storeNotificationsSettings, input as object)).toMatchObject({
    code: 'needLogin',
  });
});
