import { getFavoriteActors } from '@lounge/protocol/content/favourites';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aPerformer } from '../actors/states.ts';
import { anAlbumOfPerformer } from '../galleries/states.ts';
import { guestHasPinned, noItemOfKind } from './states.ts';

const robin = { guestId: 7 };

const setUp = async () => {
  const { world } = aWorld();
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }), world);
  await setUpState(anAlbumOfPerformer({ id: 91001, actorId: 9101 }), world);
  await setUpState(guestHasPinned({ ...robin, kind: 'actor', id: 9101, emailNotification: true }), world);
  await setUpState(guestHasPinned({ ...robin, kind: 'picture', id: 91001001 }), world);
  return { world, ...testClient(world) };
};

// @spec rest:guest.favorite-actors.get, entity:pinnedFavourites
test('returns a guest’s pins, with pictures of the brand', async () => {
  const { answer } = await setUp();
  const favourites = await answer(getFavoriteActors, {}, { ...robin, brand: 'brasa' });
  const noor = { id: 9101, name: 'Noor Vega', slug: 'noor-vega', isOnline: true, emailNotification: true };
  expect(favourites).toMatchObject({
    actors: [{ ...noor, smsNotification: false }],
    pictureIds: [91001001],
    online: 1,
  });
  expect(favourites.actors[0]?.portrait.url).toBe('/pictures/brasa/portrait/noor');
});

test('another guest has pinned nothing', async () => {
  const { answer } = await setUp();
  const alerts = { email: false, sms: false };
  const nothing = { actors: [], albumIds: [], videoIds: [], sedcardIds: [], pictureIds: [], online: 0, alerts };
  expect(await answer(getFavoriteActors, {}, { guestId: 8 })).toEqual(nothing);
});

test('omits deleted performers', async () => {
  const { answer, world } = await setUp();
  await setUpState(noItemOfKind({ kind: 'actor', id: 9101 }), world);
  expect(await answer(getFavoriteActors, {}, robin)).toMatchObject({ actors: [], online: 0 });
});

test('rejects anonymous visitors', async () => {
  const { outcome } = await setUp();
  expect(await outcome(getFavoriteActors, {})).toMatchObject({ ok: false, code: 'needLogin' });
});
