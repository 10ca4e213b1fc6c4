import { buyVideo, getVideoPlayback, videosByIds } from '@lounge/protocol/content/videos';
import type { Infer } from '@lounge/protocol';
import type { avsStatus } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { balanceOf } from '../../foundation/wallet/ledger.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aPerformer } from '../actors/states.ts';
import { aVideoOfPerformer, guestBoughtVideo, guestWasGivenVideo, videoHasTags } from './states.ts';

type AvsStatus = Infer<typeof avsStatus>;

const setUp = async ({
  amount = 2500,
  price = 2400,
  ageRating = 12,
  avsStatus = 'accepted' as AvsStatus,
  isVip = false,
} = {}) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't', avsStatus }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aVideoOfPerformer.setUp({ id: 95001, actorId: 9101, price, ageRating, isVip }, world);
  await aVideoOfPerformer.setUp({ id: 95002, actorId: 9101, price: 0 }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount }, world);
  const client = testClient(world);
  const buy = (key: string | null, videoId = 95001) => client.outcome(buyVideo, { videoId }, { guestId: 7, key });
  const owned = () =>
    Promise.all(
      (['guest:7', 'performer:9101', 'house'] as const).map((each) => balanceOf(world.database.reader, each)),
    );
  return { ...testWorld, ...client, buy, owned };
};

// @spec rule:restriction-kinds, feature:videos.watch 3
test.each([
  [{}, null, 'needLogin'],
  [{}, 7, 'needPurchase'],
  [{ price: 0 }, null, null],
  [{ price: 0, ageRating: 18 }, null, 'needLogin'],
  [{ ageRating: 18, avsStatus: 'pending' as const }, 7, 'needAgeCheck'],
  [{ price: 0, ageRating: 18 }, 7, null],
  [{ price: 0, isVip: true }, 8, 'needAbo'],
])('a video %j for the guest %s has the restriction %s', async (video, guestId, restriction) => {
  const { answer } = await setUp(video);
  const playback = await answer(getVideoPlayback, { videoId: 95001 }, { guestId });
  expect(playback).toMatchObject({ restriction, video: { id: 95001, guestInfo: { bought: false } } });
  expect(playback.full === null).toBe(restriction !== null);
  expect(playback.preview).toMatchObject({ type: 'mp4', url: '/media/clips/velvet/leaves/preview.mp4', duration: 8 });
  expect(playback.preview.captions.map(({ url }) => url)).toContain('/media/clips/velvet/leaves/es.vtt');
});

// @spec feature:videos.watch 2
test.each([
  ['bought', { bought: true }],
  ['gifted', { gifted: true }],
  ['flatrate', { flatrate: true }],
] as const)(
  'a video with a price is open to a guest whose access is %s, and to nobody else',
  async (access, guestInfo) => {
    const { answer, world, buy } = await setUp({ isVip: access === 'flatrate' });
    if (access === 'bought') await buy('k-1');
    if (access === 'gifted') {
      await guestBoughtVideo.setUp({ guestId: 7, videoId: 95001 }, world);
      await guestWasGivenVideo.setUp({ guestId: 7, videoId: 95001 }, world);
    }
    if (access === 'flatrate') await guestIsLoggedIn.setUp({ guestId: 7, token: 't', isVip: true }, world);
    const openTo = async (guestId: number) => {
      const { full, video } = await answer(getVideoPlayback, { videoId: 95001 }, { guestId });
      return { isOpen: full !== null, guestInfo: video.guestInfo };
    };
    expect(await openTo(7)).toMatchObject({ isOpen: true, guestInfo });
    expect(await openTo(8)).toMatchObject({
      isOpen: false,
      guestInfo: { bought: false, gifted: false, flatrate: false },
    });
    const free = await answer(getVideoPlayback, { videoId: 95002 }, { guestId: 8 });
    expect([free.full === null, free.video.free]).toEqual([false, true]);
  },
);

test('a brand has its own clips, and an unknown video is rejected', async () => {
  const { answer, outcome } = await setUp();
  const { preview } = await answer(getVideoPlayback, { videoId: 95001 }, { brand: 'brasa' });
  expect(preview.url).toBe('/media/clips/brasa/leaves/preview.mp4');
  expect(await outcome(getVideoPlayback, { videoId: 99_999 })).toMatchObject({ code: 'unknown', field: 'videoId' });
});

test('a purchase charges once, unlocks the video, and is marked in lists', async () => {
  const { answer, buy, owned } = await setUp();
  const answers = await Promise.all(['k-1', 'k-2', 'k-1'].map((key) => buy(key)));
  for (const each of answers)
    expect(each).toMatchObject({ ok: true, answer: { success: true, guestBalance: { value: 100 } } });
  expect(await owned()).toEqual([100, 1200, 1200]);
  const { full, video } = await answer(getVideoPlayback, { videoId: 95001 }, { guestId: 7 });
  expect([full === null, video.guestInfo.bought]).toEqual([false, true]);
  const [listed] = await answer(videosByIds, { ids: [95001] }, { guestId: 7 });
  expect(listed?.guestInfo.bought).toBe(true);
  expect((await answer(videosByIds, { ids: [95001] }, { guestId: 8 }))[0]?.guestInfo.bought).toBe(false);
});

test('a purchase checks the log-in first, then the video, the age check, and the balance', async () => {
  const { outcome, buy, run, owned } = await setUp({ amount: 2399, ageRating: 18, avsStatus: 'pending' as const });
  expect(await buy(null)).toMatchObject({ code: 'malformed', field: 'Idempotency-Key' });
  expect(await outcome(buyVideo, { videoId: 99 }, { key: 'k' })).toMatchObject({ code: 'needLogin' });
  expect(await buy('k', 99_999)).toMatchObject({ code: 'unknown', field: 'videoId' });
  expect(await buy('k')).toMatchObject({ code: 'needAgeCheck' });
  await run(`update guest set "avsStatus" = 'accepted'`);
  expect(await buy('k')).toMatchObject({ code: 'needPurchase' });
  expect(await owned()).toEqual([2399, 0, 0]);
});

test('rejects a key that bought another video; a free one has no entries', async () => {
  const { buy, owned } = await setUp();
  expect(await buy('k-1', 95002)).toMatchObject({ ok: true });
  expect(await owned()).toEqual([2500, 0, 0]);
  expect(await buy('k-1')).toMatchObject({ code: 'keyReused', field: 'Idempotency-Key' });
});

// @spec query:videos.by-ids
test('returns videos in the order of the ids, without unknown ones', async () => {
  const { answer } = await setUp();
  const videos = await answer(videosByIds, { ids: [95002, 99_999, 95001] });
  expect(videos.map(({ id }) => id)).toEqual([95002, 95001]);
  expect(await answer(videosByIds, { ids: [] })).toEqual([]);
});

test('a playback has the tags of its video alone, by key, in the language of the caller', async () => {
  const { answer, world, run } = await setUp();
  await videoHasTags.setUp({ videoId: 95001, tags: ['rain', 'piano'] }, world);
  await run(
    `update tag set "videoCount" = 96, name = '{"de":"Klavier","en":"Piano","nl":"Piano","es":"Piano"}' where key = 'piano'`,
  );
  const tagsIn = async (videoId: number, language: 'de' | 'en') =>
    (await answer(getVideoPlayback, { videoId }, { language })).tags;
  const [piano, rain] = await tagsIn(95001, 'de');
  expect([piano, rain?.key]).toEqual([{ key: 'piano', name: 'Klavier', videoCount: 96 }, 'rain']);
  expect((await tagsIn(95001, 'en'))[0]?.name).toBe('Piano');
  expect(await tagsIn(95002, 'en')).toEqual([]);
});
