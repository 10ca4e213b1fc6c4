import {
  aTvFormat,
  aTvVideo,
  guestIsLoggedIn,
  guestStartsSubscription,
  noTv,
  testStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { tvFormatRead, tvRecommendationsRead, tvSeriesRead, tvVideoList } from './library.ts';
import { TvGuest } from './TvGuest.ts';
import { TvVideo } from './TvVideo.ts';

const setUp = async (isPremium = false) => {
  const stores = testStores({ guestId: 7 });
  const { world, context } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await noTv.setUp({}, world);
  await aTvFormat.setUp({ key: 'kitchen', title: 'Night kitchen', isPremium }, world);
  for (let nth = 1; nth <= 32; nth += 1)
    await aTvVideo.setUp(
      { id: 97000 + nth, key: 'kitchen', number: nth, title: `Soup ${nth}`, duration: 100, isPremium, minutesAgo: nth },
      world,
    );
  const guest = new TvGuest(context);
  const video = new TvVideo('soup-1', context, guest);
  video.listen(stores.pushSource);
  const calls = (name: string) => stores.sent.filter(({ path }) => path.includes(name));
  return { ...stores, guest, video, calls };
};

// @spec feature:tv.mediathek 1-2
test('a video is read by its words, its sources by its id and its suggestions by its name, never from a cache', async () => {
  const { video, guest, calls, context, unexpectedErrors } = await setUp();
  await tvFormatRead('kitchen', context).load();
  await video.load();
  const reads = ['/tv/format/kitchen', '/tv/post/soup-1', '/tv/video/97001', '/tv/suggestions/video-97001'];
  for (const path of reads) expect(calls(path)).toMatchObject([{ query: { timestamp: expect.any(String) } }]);
  expect(video.post.value?.post.title).toBe('Soup 1');
  expect(video.suggestions.value).not.toEqual([]);
  const recommended = tvRecommendationsRead(context);
  await recommended.load();
  expect(recommended.value?.[0]?.title).toBe('Soup 1');

  video.onProgress(89, true);
  video.onProgress(95, false);
  expect(calls('updateMediathek')).toEqual([]);
  video.onProgress(90, true);
  video.onProgress(91, true);
  expect(guest.isWatched({ id: 97001, isWatched: false })).toBe(true);
  await vi.waitFor(() => expect(calls('updateMediathek')).toHaveLength(1));
  expect(unexpectedErrors).toEqual([]);
});

test('a locked video opens with the subscription', async () => {
  const { video, world, calls } = await setUp(true);
  await video.load();
  expect([video.playback.value?.isLocked, video.playback.value?.full]).toEqual([true, null]);
  video.onProgress(100, true);
  expect(calls('updateMediathek')).toEqual([]);
  await guestStartsSubscription.setUp({ guestId: 7, product: 'tv' }, world);
  await vi.waitFor(() => expect(video.playback.value?.full).not.toBeNull());
});

// @spec feature:tv.mediathek 3
test('a list has thirty videos a page, the series are all', async () => {
  const { context } = await setUp();
  const list = tvVideoList({ key: 'kitchen', sort: 'newest' }, context);
  await list.load();
  expect([list.items.length, list.total]).toEqual([30, 32]);
  await list.loadMore();
  expect(list.items.map(({ title }) => title).at(-1)).toBe('Soup 32');
  const series = tvSeriesRead(context);
  await series.load();
  expect(series.value).toMatchObject([{ key: 'kitchen', title: 'Night kitchen', episodes: 32 }]);
});
