import { likeVideo } from '@lounge/protocol/content/videos';
import { likeGallery } from '@lounge/protocol/content/galleries';
import { expect, test } from 'vitest';
import {
  anAlbumOfPerformer,
  aPerformer,
  aVideoOfPerformer,
  guestBoughtAlbum,
  guestBoughtVideo,
  guestHasPinned,
  guestIsLoggedIn,
  setUpState,
} from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { marksOf as albumMarksOf } from '../galleries/map-album.ts';
import { marksOf } from './map-video.ts';

test('a list reads what a guest bought, likes, pinned and rated of its own items alone', async () => {
  const { world } = aWorld();
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 't' }), world);
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega' }), world);
  const { answer } = testClient(world);
  for (const at of [1, 2]) {
    const [videoId, albumId] = [95000 + at, 91000 + at];
    for (const state of [
      aVideoOfPerformer({ id: videoId, actorId: 9101, price: 2400 }),
      anAlbumOfPerformer({ id: albumId, actorId: 9101, price: 900 }),
      guestBoughtVideo({ guestId: 7, videoId }),
      guestBoughtAlbum({ guestId: 7, albumId }),
      guestHasPinned({ guestId: 7, kind: 'album', id: albumId }),
    ])
      await setUpState(state, world);
    await answer(likeVideo, { videoId, isLiked: true }, { guestId: 7 });
    await answer(likeGallery, { albumId }, { guestId: 7 });
  }
  const caller = { guestId: 7, language: 'en', brand: 'velvet', requestId: 'r', key: null } as const;
  const inWorld = { ...world, tx: world.database.reader, events: { raise: () => undefined } };
  const videos = await marksOf([95002], caller, inWorld);
  expect([[...videos.bought], [...videos.liked]]).toEqual([[95002], [[95002, true]]]);
  const albums = await albumMarksOf([91002], caller, inWorld);
  expect([[...albums.bought], [...albums.pinned], [...albums.rated.keys()]]).toEqual([[91002], [91002], [91002]]);
});
