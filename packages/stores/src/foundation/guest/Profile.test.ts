import { guestIsLoggedIn, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Profile, type ProfileData } from './Profile.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2, 3]);

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, stores.world);
  const seen: ProfileData[] = [];
  const profile = new Profile(stores.context, (value) => void seen.push(value));
  await profile.data.load();
  return { ...stores, profile, seen };
};

test('stores properties, picture and preferences, and tells each profile', async () => {
  const { profile, seen } = await setUp();
  await profile.save({ name: 'Kim' });
  await profile.upload(png);
  expect(profile.data.value?.avatar).not.toBeNull();
  await profile.deletePicture(true);
  await profile.savePreferences({ mailLanguage: 'es' });
  expect(profile.data.value).toMatchObject({ name: 'Kim', avatar: null, preferences: { mailLanguage: 'es' } });
  expect([seen.length, seen[0]?.name, profile.fields.isSaved, profile.picture.isSaved]).toEqual([4, 'Kim', true, true]);
});

test('a failure is that of its part, and what was known stays', async () => {
  const { profile } = await setUp();
  await profile.upload(new Uint8Array([1, 2, 3]));
  expect(profile.picture.failure).toMatchObject({ code: 'wrongType' });
  await profile.save({ postalCode: '!' });
  expect(profile.fields).toMatchObject({ failure: { code: 'malformed' }, isSaved: false, isPending: false });
  expect([profile.data.value?.name, profile.picture.failure?.code]).toEqual(['Robin', 'wrongType']);
});

test('fields are stored while a picture travels, whose late answer replaces the picture only', async () => {
  const { profile, holdAnswers } = await setUp();
  const deliverPicture = holdAnswers();
  const upload = profile.upload(png);
  const deliverFields = holdAnswers();
  const save = profile.save({ name: 'Kim' });
  expect([profile.picture.isPending, profile.fields.isPending]).toEqual([true, true]);
  deliverFields();
  await save;
  expect([profile.fields.isSaved, profile.picture.isPending]).toEqual([true, true]);
  deliverPicture();
  await upload;
  expect(profile.data.value?.name).toBe('Kim');
  expect(profile.data.value?.avatar).not.toBeNull();
});

test('a picture is stored while fields travel, whose late answer keeps the picture', async () => {
  const { profile, holdAnswers } = await setUp();
  const deliverFields = holdAnswers();
  const save = profile.save({ name: 'Kim' });
  const deliverPicture = holdAnswers();
  const upload = profile.upload(png);
  deliverPicture();
  await upload;
  deliverFields();
  await save;
  expect([profile.data.value?.name, profile.data.value?.avatar === null]).toEqual(['Kim', false]);
});

// @spec component:ProfileForm 5
test.each([
  ['fields', (profile: Profile) => profile.save({ name: 'Kim' })],
  ['a picture', (profile: Profile) => profile.upload(png)],
  ['the deletion of a picture', (profile: Profile) => profile.deletePicture(true)],
])('a visitor without an account sends nothing: %s', async (_, change) => {
  const { context, run, world } = testStores({ guestId: null });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  const profile = new Profile(context, () => undefined);
  await change(profile);
  expect([profile.fields.failure ?? profile.picture.failure]).toMatchObject([{ kind: 'unready', code: 'needLogin' }]);
  expect(await run('select name from guest where id = 7')).toEqual([{ name: 'Robin' }]);
});
