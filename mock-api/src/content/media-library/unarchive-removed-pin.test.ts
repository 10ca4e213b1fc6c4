import {
  favouritePinAlbum,
  favouritePinPicture,
  favouritePinSedcards,
  favouriteUnpinAlbum,
  favouriteUnpinPicture,
  favouriteUnpinSedcards,
} from '@lounge/protocol/content/favourites';
import { archiveLibraryAsset, libraryAssets } from '@lounge/protocol/content/media-library';
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
  type ProviderState,
} from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { runInWorld } from '../../world/world.ts';
import { unarchiveRemovedPin } from './unarchive-removed-pin.ts';

const robin = { guestId: 7 };

/** A guest with four pins, all of them archived. */
const setUp = async (...states: readonly ProviderState[]) => {
  const { world } = aWorld();
  const base = [
    guestIsLoggedIn({ guestId: 7, token: 'robins' }),
    aPerformer({ id: 9101, name: 'Noor Vega' }),
    aVideoOfPerformer({ id: 95001, actorId: 9101, price: 2400 }),
    anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 }),
    anAlbumOfPerformer({ id: 91002, actorId: 9101, isSedcard: true }),
    guestHasPinned({ guestId: 7, kind: 'picture', id: 91001001 }),
    guestHasPinned({ guestId: 7, kind: 'album', id: 91001 }),
    guestHasPinned({ guestId: 7, kind: 'album', id: 95001 }),
    guestHasPinned({ guestId: 7, kind: 'sedcards', id: 91002 }),
  ];
  for (const each of [...base, ...states]) await setUpState(each, world);
  const { answer } = testClient(world);
  for (const assetId of ['picture-91001001', 'album-91001', 'video-95001', 'album-91002'])
    await answer(archiveLibraryAsset, { assetId }, robin);
  const idsOf = async (source: 'archived' | 'pinned') =>
    (await answer(libraryAssets, { filter: { source } }, robin)).items.map(({ id }) => id).toSorted();
  const { sendCommand } = testSocket(robin, world);
  return { world, idsOf, sendCommand };
};

type Send = Awaited<ReturnType<typeof setUp>>['sendCommand'];

test.each([
  [
    'picture-91001001',
    (send: Send) => send(favouriteUnpinPicture, { pictureId: 91001001 }),
    (send: Send) => send(favouritePinPicture, { pictureId: 91001001 }),
  ],
  [
    'album-91001',
    (send: Send) => send(favouriteUnpinAlbum, { albumId: 91001 }),
    (send: Send) => send(favouritePinAlbum, { albumId: 91001 }),
  ],
  [
    'video-95001',
    (send: Send) => send(favouriteUnpinAlbum, { albumId: 95001 }),
    (send: Send) => send(favouritePinAlbum, { albumId: 95001 }),
  ],
  [
    'album-91002',
    (send: Send) => send(favouriteUnpinSedcards, { albumId: 91002 }),
    (send: Send) => send(favouritePinSedcards, { albumId: 91002 }),
  ],
])('%s, which was archived, is among the pins after it was unpinned and pinned again', async (id, unpin, pinAgain) => {
  const { idsOf, sendCommand } = await setUp();
  expect(await idsOf('archived')).toContain(id);
  await unpin(sendCommand);
  await pinAgain(sendCommand);
  expect(await idsOf('archived')).toHaveLength(3);
  expect(await idsOf('pinned')).toEqual([id]);
});

test('what is bought too stays in the archive as its pin is removed', async () => {
  const { idsOf, sendCommand } = await setUp(
    guestBoughtVideo({ guestId: 7, videoId: 95001 }),
    guestBoughtAlbum({ guestId: 7, albumId: 91001 }),
  );
  for (const albumId of [91001, 95001]) await sendCommand(favouriteUnpinAlbum, { albumId });
  expect(await idsOf('archived')).toEqual(['album-91001', 'album-91002', 'picture-91001001', 'video-95001']);
});

test('what was pinned and archived again before the event is handled stays in the archive', async () => {
  const { idsOf, world } = await setUp();
  const at = new Date(world.clock.now() - 1).toISOString();
  await runInWorld(world, true, (inside) =>
    unarchiveRemovedPin({ guestId: 7, kind: 'picture', id: 91001001, at }, inside),
  );
  expect(await idsOf('archived')).toContain('picture-91001001');
});
