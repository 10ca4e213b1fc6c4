import { anAlbumOfPerformer, aPerformer, testStores, guestHasPinned, guestIsLoggedIn } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { PinnedPhotos } from './PinnedPhotos.ts';

// @spec rest:gallery.pinned-photos.get, feature:library.pinned-photos 1
test('pinned pictures are read with the pinned albums, and locked ones are marked', async () => {
  const { world, context, unexpectedErrors } = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'a' }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await anAlbumOfPerformer.setUp({ id: 91001, actorId: 9101, price: 900 }, world);
  for (const id of [91001001, 91001004]) await guestHasPinned.setUp({ guestId: 7, kind: 'picture', id }, world);
  await guestHasPinned.setUp({ guestId: 7, kind: 'album', id: 91001 }, world);
  const pinned = new PinnedPhotos(context);
  await pinned.data.load();
  const { photos, albums } = pinned.data.value ?? { photos: [], albums: [] };
  expect(photos.map(({ pictureId, isLocked }) => [pictureId, isLocked])).toEqual([
    [91001004, true],
    [91001001, false],
  ]);
  expect(albums.map(({ id }) => id)).toEqual([91001]);
  expect(unexpectedErrors).toEqual([]);
});
