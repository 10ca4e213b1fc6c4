import { getPromotedVideo, getTopVideos, getVideoPictures, videoList } from '@lounge/protocol/content/videos';
import { expect, test } from 'vitest';
import { aPerformer } from '../actors/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aVideoOfPerformer, guestBoughtVideo, guestLikedVideo } from './states.ts';

const day = 86_400_000;

const setUp = async () => {
  const testWorld = aWorld();
  const [row] = await testWorld.run<{
    actorId: number;
  }>('select "actorId" from video group by "actorId" having count(*) > 2 limit 1');
  const actorId = row?.actorId ?? 0;
  const now = testWorld.world.clock.now();
  const age = (days: number) =>
    testWorld.run(
      'update video set "createdAt" = ? where "actorId" = ?',
      new Date(now - days * day).toISOString(),
      actorId,
    );
  return { ...testWorld, ...testClient(testWorld.world), actorId, age };
};

test.each([
  ['top videos', getTopVideos],
  ['a promoted video', getPromotedVideo],
])('rejects an unknown performer for %s', async (_, call) => {
  const { outcome } = await setUp();
  expect(await outcome(call, { actorId: 999_999 })).toMatchObject({ ok: false, code: 'unknown', field: 'actorId' });
  expect(await outcome(call, {})).toMatchObject({ ok: false, code: 'malformed', field: 'actorId' });
});

// @spec rest:tile-grid.video-pictures.get
test('a video has four pictures, the first of which is that of its tile', async () => {
  const { answer, outcome, actorId } = await setUp();
  const { videos } = await answer(getTopVideos, { actorId });
  const [video] = videos;
  const { pictures } = await answer(getVideoPictures, { albumId: video?.id ?? 0 });
  expect(pictures[0]).toEqual(video?.preview);
  expect(new Set(pictures.map(({ url }) => url)).size).toBe(4);
  expect(
    pictures.every(({ kind, url }) => kind === 'still' && /^\/pictures\/velvet\/still\/[a-z0-9-]{1,64}$/.test(url)),
  ).toBe(true);
  expect(await outcome(getVideoPictures, { albumId: 999_999 })).toMatchObject({ code: 'unknown', field: 'albumId' });
});

// @spec rest:actor.top-videos.get
test('returns top videos, best rated first, with the total', async () => {
  const { answer, actorId, age } = await setUp();
  await age(1);
  const { videos, total } = await answer(getTopVideos, { actorId });
  const likes = videos.map(({ rating }) => rating.likes);
  expect(likes).toEqual(likes.toSorted((one, other) => other - one));
  expect(total).toBeGreaterThanOrEqual(videos.length);
  expect(videos.every(({ model }) => model.id === actorId)).toBe(true);
});

// @spec constant:video.topWindow
test.each([
  [269, true],
  [270, true],
  [271, false],
])('a video of %i days is a top video: %s', async (days, isTop) => {
  const { answer, actorId, age } = await setUp();
  await age(days);
  const { videos, total } = await answer(getTopVideos, { actorId });
  expect(videos.length > 0).toBe(isTop);
  expect(total).toBeGreaterThan(0);
});

test('a video is new for two weeks', async () => {
  const { answer, actorId, age } = await setUp();
  await age(13);
  expect((await answer(getTopVideos, { actorId })).videos[0]?.new).toBe(true);
  await age(14);
  expect((await answer(getTopVideos, { actorId })).videos[0]?.new).toBe(false);
});

// @spec rest:actor.promoted-video.get
test('returns the promoted video, or null', async () => {
  const { answer, actorId, run } = await setUp();
  await run('update video set "isPromoted" = 0 where "actorId" = ?', actorId);
  expect(await answer(getPromotedVideo, { actorId })).toEqual({ video: null });
  await run('update video set "isPromoted" = 1, price = 0 where "actorId" = ?', actorId);
  const { video } = await answer(getPromotedVideo, { actorId }, { language: 'de' });
  expect(video).toMatchObject({ free: true, price: null, model: { id: actorId } });
  expect(video?.link).toMatch(/^\/de\/.*\/$/);
});

// @spec constant:video.defaultFirstPage
test('a list of performers’ videos has the newest four, or as many as are asked for after others', async () => {
  const { answer, run } = await setUp();
  const rows = await run<{ id: number; actorId: number }>(
    'select id, "actorId" from video where "actorId" in (101, 103) order by "createdAt" desc, id',
  );
  const ids = rows.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(6);
  const idsOf = async (input: { first?: number; offset?: number }) =>
    (await answer(videoList, { modelIds: [101, 103, 101], ...input })).items.map(({ id }) => id);
  expect(await idsOf({})).toEqual(ids.slice(0, 4));
  expect(await idsOf({ first: 3, offset: 2 })).toEqual(ids.slice(2, 5));
  expect(await idsOf({ first: 100 })).toEqual(ids);
  expect(await idsOf({ offset: 500 })).toEqual([]);
  expect(await answer(videoList, { modelIds: [] })).toEqual({ items: [], total: 0 });
});

// @spec entity:video
test('a video has all its fields, as its row and what the guest did with it say', async () => {
  const { world, answer, run } = await setUp();
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world);
  const params = { id: 95001, actorId: 9101, price: 2400, basePrice: 3000, isClassic: true, isCamRecording: true };
  await aVideoOfPerformer.setUp(params, world);
  await guestBoughtVideo.setUp({ guestId: 7, videoId: 95001 }, world);
  await guestLikedVideo.setUp({ guestId: 7, videoId: 95001 }, world);
  await run('update video set duration = 1234, likes = 17 where id = 95001');
  const preview = {
    url: expect.stringMatching(/^\/pictures\/velvet\/still\//),
    kind: 'still',
    tint: expect.any(Number),
  };
  const { videos } = await answer(getTopVideos, { actorId: 9101 }, { guestId: 7 });
  expect(videos).toEqual([
    {
      id: 95001,
      title: 'Rooftop, after rain',
      duration: 1234,
      ageRating: 12,
      vip: false,
      isVip30Offer: false,
      free: false,
      new: true,
      camRecording: true,
      classic: true,
      guestInfo: { bought: true, gifted: false, flatrate: false, liked: true, disliked: false },
      price: { value: 2400, currency: 'VXC' },
      basePrice: { value: 3000, currency: 'VXC' },
      preview,
      previewThumbnails: [preview],
      rating: { likes: 17 },
      model: { id: 9101, name: 'Noor Vega', isOnline: true },
      contestInfo: null,
      link: '/en/amateur/noor-vega/videos/95001/',
      url: null,
      publishedAt: '2026-11-20T19:00:00.000Z',
      types: expect.arrayContaining(['discount', 'bought', 'classic']),
    },
  ]);
});
