import {
  anAlbumOfPerformer,
  aPerformer,
  aVideoOfPerformer,
  chatIsOver,
  guestArchived,
  guestBoughtAlbum,
  guestBoughtVideo,
  guestHasPicture,
  guestHasPinned,
  guestIsLoggedIn,
  guestOwnsCoins,
  setUpState,
  testStores,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { GuestCounts } from './GuestCounts.ts';

// @spec query:guest.sidebar-data, entity:personalAreaSidebar
test('reads a guest’s own counts', async () => {
  const { world, context, unexpectedErrors } = testStores({ guestId: 7 });
  const states = [
    guestIsLoggedIn({ guestId: 7, token: 'a', isVip: true }),
    aPerformer({ id: 9101, name: 'Noor Vega', isOnline: false }),
    aPerformer({ id: 9102, name: 'Ida Lund', isOnline: true }),
    ...[91001, 91002, 91003].map((id) => anAlbumOfPerformer({ id, actorId: 9101, price: 900 })),
    ...[91001, 91002, 91003].map((albumId) => guestBoughtAlbum({ guestId: 7, albumId })),
    ...[95001, 95002, 95003, 95004].map((id) => aVideoOfPerformer({ id, actorId: 9101, price: 900 })),
    ...[95001, 95002, 95003, 95004].map((videoId) => guestBoughtVideo({ guestId: 7, videoId })),
    ...[95001, 95002].map((id) => guestArchived({ guestId: 7, kind: 'video', id })),
    ...[9101, 9102].map((id) => guestHasPinned({ guestId: 7, kind: 'actor', id })),
    guestOwnsCoins({ guestId: 7, amount: 90_000 }),
    ...['c-1', 'c-2', 'c-3', 'c-4', 'c-5'].map((chatId) =>
      chatIsOver({ guestId: 7, actorId: 9102, chatId, price: 3600, seconds: 90, exitCode: 203 }),
    ),
    guestOwnsCoins({ guestId: 7, amount: 24_800 }),
    guestHasPicture({ guestId: 7 }),
  ];
  for (const each of states) await setUpState(each, world);
  const counts = new GuestCounts(context);
  await counts.data.load();
  expect(counts.data.value).toEqual({
    name: 'Robin',
    avatar: expect.objectContaining({ url: expect.any(String) }),
    vip: true,
    boughtVideosCount: 4,
    boughtPhotosCount: 3,
    privateCollectionCount: 2,
    pinnedFavoriteCount: 2,
    pinnedFavoriteOnlineCount: 1,
    videochatCount: 5,
    balanceFormatted: '248',
  });
  expect(unexpectedErrors).toEqual([]);
});
