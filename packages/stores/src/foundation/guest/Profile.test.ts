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
  expect([seen.length, seen[0]?.name, profile.saved]).toEqual([4, 'Kim', 'preferences']);
});

test('a failure names its part, and what was known stays', async () => {
  const { profile } = await setUp();
  await profile.upload(new Uint8Array([1, 2, 3]));
  expect(profile.failure).toMatchObject({ part: 'picture', failure: { code: 'wrongType' } });
  await profile.save({ postalCode: '!' });
  expect(profile.failure).toMatchObject({ part: 'properties', failure: { code: 'malformed' } });
  expect([profile.data.value?.name, profile.saved, profile.pending]).toEqual(['Robin', null, null]);
});
