import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addAlbumComment,
  albumRatings,
  getAlbumComments,
  getGallery,
  likeGallery,
  ratePicture,
  viewAlbum,
} from '@lounge/protocol/content/galleries';
import { archiveLibraryAsset, libraryAssets, mediaLibraryTotals } from '@lounge/protocol/content/media-library';
import { getVideoPlayback, likeVideo, saveWatchPosition, unfinishedVideos } from '@lounge/protocol/content/videos';
import { afterAll, expect, test } from 'vitest';
import { createWorld } from '../../create-world.ts';
import { fileWorld } from '../../server/worlds/sqlite.ts';
import {
  anAlbumOfPerformer,
  aPerformer,
  aVideoOfPerformer,
  guestBoughtVideo,
  guestHasChatMedia,
  guestIsLoggedIn,
  setUpState,
} from '../../states.ts';
import { seeded } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { seededRandom } from '../../world/seeded-random.ts';
import type { WorldParts } from '../../world/world.ts';

const directory = mkdtempSync(join(tmpdir(), 'lounge-library-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const now = Date.parse('2026-11-20T19:00:00.000Z');
const start = () =>
  createWorld('main', fileWorld(join(directory, 'world.db'), seeded()), { now: () => now }, seededRandom(1));

const robin = { guestId: 7 };
const [videoId, albumId, pictureId] = [95001, 91001, 91001001];

type Answer = ReturnType<typeof testClient>['answer'];

const kept: readonly [string, (answer: Answer) => Promise<unknown>, (answer: Answer) => Promise<unknown>, unknown][] = [
  [
    'where a video was stopped',
    (answer) => answer(saveWatchPosition, { videoId, seconds: 90 }, robin),
    async (answer) => [
      (await answer(getVideoPlayback, { videoId }, robin)).resumeAt,
      (await answer(unfinishedVideos, {}, robin)).map(({ video, resumeAt }) => [video.id, resumeAt]),
    ],
    [90, [[videoId, 90]]],
  ],
  [
    'the like of a video',
    (answer) => answer(likeVideo, { videoId, isLiked: true }, robin),
    async (answer) => (await answer(getVideoPlayback, { videoId }, robin)).video.guestInfo.liked,
    true,
  ],
  [
    'the like of an album',
    (answer) => answer(likeGallery, { albumId }, robin),
    async (answer) => (await answer(getGallery, { albumId }, robin)).album.isLiked,
    true,
  ],
  [
    'the dislike of a picture',
    (answer) => answer(ratePicture, { pictureId, guestRating: albumRatings.dislike }, robin),
    async (answer) =>
      (await answer(getGallery, { albumId }, robin)).pictures
        .filter(({ isDisliked }) => isDisliked)
        .map(({ id }) => id),
    [pictureId],
  ],
  [
    'the view of an album',
    (answer) => answer(viewAlbum, { albumId }, robin),
    async (answer) => (await answer(getGallery, { albumId }, robin)).album.albumTotalViews,
    1157,
  ],
  [
    'a comment, which stays the only one',
    (answer) => answer(addAlbumComment, { albumId, commentText: 'Lovely light.' }, robin),
    async (answer) => {
      const { comments, bar } = await answer(getAlbumComments, { albumId }, robin);
      return [comments.map(({ text, isOwn }) => [text, isOwn]), bar];
    },
    [[['Lovely light.', true]], 'commented'],
  ],
  [
    'the archive',
    (answer) => answer(archiveLibraryAsset, { assetId: 'clip-1' }, robin),
    async (answer) => [
      (await answer(libraryAssets, { filter: { source: 'archived' } }, robin)).items.map(({ id }) => id),
      (await answer(mediaLibraryTotals, {}, robin)).tabs.archive,
    ],
    [['clip-1'], 1],
  ],
];

const setUp = async (world: WorldParts): Promise<void> => {
  for (const state of [
    guestIsLoggedIn({ guestId: 7, token: 'robins' }),
    aPerformer({ id: 9101, name: 'Noor Vega' }),
    aVideoOfPerformer({ id: videoId, actorId: 9101, price: 2400 }),
    anAlbumOfPerformer({ id: albumId, actorId: 9101, price: 0 }),
    guestBoughtVideo({ guestId: 7, videoId }),
    guestHasChatMedia({ id: 1, guestId: 7, actorId: 9101, kind: 'clip', daysOld: 1 }),
  ])
    await setUpState(state, world);
};

test('what a guest keeps of videos, albums and the library is there on another device after a restart of the server', async () => {
  const first = start();
  await setUp(first);
  const { answer } = testClient(first);
  for (const [, , read, expected] of kept) expect(await read(answer)).not.toEqual(expected);
  for (const [, change] of kept) await change(answer);
  first.database.close();
  const second = start();
  const onOtherDevice = testClient(second).answer;
  for (const [name, , read, expected] of kept) expect([name, await read(onOtherDevice)]).toEqual([name, expected]);
  // Who viewed an album is kept too: the same guest counts once.
  expect(await onOtherDevice(viewAlbum, { albumId }, robin)).toMatchObject({ albumTotalViews: 1157 });
  second.database.close();
});
