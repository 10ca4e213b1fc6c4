import {
  anAlbumOfPerformer,
  anArticle,
  aTvFormat,
  aTvVideo,
  aPerformer,
  aVideoOfPerformer,
  guestIsLoggedIn,
  testStores,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { SearchResults, type ResultOptions } from './SearchResults.ts';

const setUp = async (pattern: string, options: ResultOptions = {}) => {
  const stores = testStores({ guestId: 7 });
  const { world } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  for (const id of Array.from({ length: 35 }, (_, at) => 9101 + at))
    await aPerformer.setUp({ id, name: `Quilla ${id}` }, world);
  for (const id of Array.from({ length: 32 }, (_, at) => 95_001 + at))
    await aVideoOfPerformer.setUp({ id, actorId: 9101, price: 2400, likes: id, daysOld: id - 95_000 }, world);
  for (const id of Array.from({ length: 15 }, (_, at) => 91_001 + at))
    await anAlbumOfPerformer.setUp({ id, actorId: 9101 }, world);
  for (const id of Array.from({ length: 16 }, (_, at) => 96_001 + at))
    await anArticle.setUp({ id, title: `Quilla ${id}`, minutesAgo: id - 96_000 }, world);
  await aTvFormat.setUp({ key: 'kitchen' }, world);
  for (const id of Array.from({ length: 31 }, (_, at) => 97_001 + at))
    await aTvVideo.setUp({ id, key: 'kitchen', number: id, title: `Quilla ${id}`, minutesAgo: id - 97_000 }, world);
  return new SearchResults(pattern, 'en', options, stores.context);
};

/**
 * @spec constant:search.pageSize.actorsModelsVideosTvMediaLibrary, constant:search.pageSize.photosGalleries
 * @spec constant:search.pageSize.blog
 */
test('each type is read page by page', async () => {
  const results = await setUp('quilla');
  const { actors, videos, galleries, mediaLibrary, tv, blog } = results;
  await Promise.all([
    results.all.load(),
    ...[actors, videos, galleries, mediaLibrary, tv, blog].map((list) => list.load()),
  ]);
  expect(results.totals).toEqual({ models: 35, videos: 32, galleries: 15, mediaLibrary: 0, tv: 31, blog: 16 });
  expect([actors, videos, galleries, tv, blog].map(({ items }) => items.length)).toEqual([30, 30, 14, 30, 15]);
  await Promise.all([actors, videos, galleries, tv, blog].map((list) => list.loadMore()));
  expect([actors, videos, galleries, tv, blog].map(({ items, hasMore }) => [items.length, hasMore])).toEqual([
    [35, false],
    [32, false],
    [15, false],
    [31, false],
    [16, false],
  ]);
  expect([mediaLibrary.state, mediaLibrary.items]).toEqual(['ready', []]);
});

test.each([
  [{}, 95_032],
  [{ sort: 'released' }, 95_001],
  [{ sort: 'released', order: 'asc' }, 95_032],
  [{ sort: 'best', order: 'asc' }, 95_001],
] as const)('ordered by %j the first video is %i', async (order, first) => {
  const { videos } = await setUp('quilla', order);
  await videos.load();
  expect(videos.items[0]?.id).toBe(first);
});

test.each([
  [{ maxPrice: 2399 }, 0, 15],
  [{ maxPrice: 2400 }, 32, 15],
  [{ maxPrice: 2400, duration: { from: 725, to: -1 } }, 0, 15],
])('with %j are found %i videos and %i albums, of as many as without', async (options, videos, galleries) => {
  const results = await setUp('quilla', options);
  await Promise.all([results.all.load(), results.videos.load(), results.galleries.load()]);
  expect([results.videos.total, results.galleries.total]).toEqual([videos, galleries]);
  expect(results.totals).toMatchObject({ videos: 32, galleries: 15 });
});

// @spec query:search.suggestions, feature:search.suggestions 1
test.each([
  ['quila', 0, ['quilla'], null],
  ['quilla', 129, null, null],
  ['xqzvw', 0, [], 8],
])(
  'a page of %j with %i results knows what may have been meant, %j, or is popular',
  async (pattern, found, meant, popular) => {
    const results = await setUp(pattern);
    await results.load();
    expect(Object.values(results.totals ?? {}).reduce((sum, each) => sum + each, 0)).toBe(found);
    expect(results.meant.value?.slice(0, 1) ?? null).toEqual(meant);
    expect(results.popular.value?.length ?? null).toBe(popular);
  },
);

test('a pattern without letters finds nothing, and is not searched for', async () => {
  const results = await setUp('/..');
  await Promise.all([results.load(), results.actors.load(), results.mediaLibrary.load(), results.tv.load()]);
  expect([results.isSearchable, results.meant.state, results.popular.state]).toEqual([false, 'idle', 'ready']);
  expect(results.totals).toEqual({ models: 0, videos: 0, galleries: 0, mediaLibrary: 0, tv: 0, blog: 0 });
  const { actors, mediaLibrary, tv } = results;
  expect([actors.state, actors.total, mediaLibrary.total, tv.total]).toEqual(['ready', 0, 0, 0]);
});
