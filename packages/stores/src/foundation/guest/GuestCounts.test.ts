import { anAlbumOfPerformer, aPerformer, testStores, guestHasPinned, guestIsLoggedIn } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { GuestCounts } from './GuestCounts.ts';

// @spec query:guest.sidebar-data
test('reads a guest’s own counts', async () => {
  const { world, context, unexpectedErrors } = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'a', isVip: true }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: false }, world);
  await anAlbumOfPerformer.setUp({ id: 91001, actorId: 9101 }, world);
  await guestHasPinned.setUp({ guestId: 7, kind: 'actor', id: 9101 }, world);
  const counts = new GuestCounts(context);
  await counts.data.load();
  expect(counts.data.value).toMatchObject({
    name: 'Robin',
    vip: true,
    pinnedFavoriteCount: 1,
    pinnedFavoriteOnlineCount: 0,
  });
  expect(unexpectedErrors).toEqual([]);
});
