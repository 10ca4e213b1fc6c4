import {
  aPerformer,
  aPostOfPerformer,
  aVideoOfPerformer,
  anAlbumOfPerformer,
  guestBoughtAlbum,
  guestBoughtPost,
  guestBoughtVideo,
  guestHasChatMedia,
  guestIsLoggedIn,
  setUpState,
  testStores,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { MediaLibrary, ownedTotals } from '../../content/media-library/index.ts';
import { boughtTotalsRead } from './totals.ts';

// @spec state:media-library-totals 1, feature:library.browse 4
test('the totals of the library and of the feed are those of everything that the guest owns', async () => {
  const { world, context } = testStores({ guestId: 7 });
  const states = [
    guestIsLoggedIn({ guestId: 7, token: 'test-token' }),
    aPerformer({ id: 9101, name: 'Noor Vega' }),
    aVideoOfPerformer({ id: 95001, actorId: 9101, price: 2400 }),
    anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 }),
    guestBoughtVideo({ guestId: 7, videoId: 95001 }),
    guestBoughtAlbum({ guestId: 7, albumId: 91001 }),
    guestHasChatMedia({ id: 1, guestId: 7, actorId: 9101, kind: 'clip' }),
    guestHasChatMedia({ id: 2, guestId: 7, actorId: 9101, kind: 'audio', duration: 200 }),
    ...[92001, 92002, 92003].flatMap((id) => [
      aPostOfPerformer({ id, actorId: 9101, kind: id === 92001 ? 'clip' : 'photos', price: 900 }),
      guestBoughtPost({ guestId: 7, postId: id }),
    ]),
  ];
  for (const each of states) await setUpState(each, world);
  const [library, feed] = [new MediaLibrary(context), boughtTotalsRead(context)];
  await library.totals.load();
  const owned = () => library.totals.value && ownedTotals(library.totals.value, feed.value ?? undefined);
  const ofLibrary = { videos: 1, photos: 1, audio: 1, chatClips: 1 };
  expect(owned()).toEqual({ ...ofLibrary, feedClips: 0, feedPhotos: 0 });
  await feed.load();
  expect(owned()).toEqual({ ...ofLibrary, feedClips: 1, feedPhotos: 2 });
});
