import {
  globalSearch,
  searchPageSizes,
  searchResult,
  searchSuggestions,
  storeSearchPattern,
} from '@lounge/protocol/content/global-search';
import { updateMediathek } from '@lounge/protocol/engagement/tv';
import { expect, test } from 'vitest';
import { aTvWorld } from '../../testing/a-tv-world.ts';

const tomorrow = '2026-11-21T07:00:00.000Z';

const setUp = async () => {
  const tv = await aTvWorld();
  await tv.format('kitchen', { title: 'Night kitchen' });
  await tv.format('workshop', { title: 'A workshop', isPremium: true });
  const find = async (searchPattern: string, input: object = {}) => {
    const asked = { language: 'en', searchPattern, searchType: 'tv', withTotalCount: true, ...input } as const;
    return tv.answer(searchResult, asked, { guestId: 7 });
  };
  const idsOf = async (searchPattern: string, input: object = {}) =>
    (await find(searchPattern, input)).tv.map(({ id }) => id);
  return { ...tv, find, idsOf };
};

// @spec rest:search.result.get
test.each<[string, string, number[], object?]>([
  ['a word of the title', 'ferry', [1]],
  ['the beginning of one', 'ferr', [1]],
  ['another form', 'ferries', [1]],
  ['a word of the format', 'workshop', [2]],
  ['words of title and format', 'ferry kitchen', [1]],
  ['the newest first', 'night', [3, 1]],
  ['the oldest first', 'night', [1, 3], { sort: 'released', order: 'asc' }],
  ['a page', 'night', [1], { take: 1, from: 1 }],
  ['a word of what is to come', 'tomorrow', []],
])('videos of TV are found by %s', async (_, pattern, ids, input) => {
  const { video, idsOf } = await setUp();
  await video(1, 'kitchen', { number: 1, title: 'The ferry at six', minutesAgo: 9 });
  await video(2, 'workshop', { number: 1, title: 'Bread', minutesAgo: 5 });
  await video(3, 'kitchen', { number: 2, title: 'Soup', minutesAgo: 1 });
  await video(4, 'kitchen', { number: 3, title: 'Tomorrow', at: tomorrow });
  expect(await idsOf(pattern, input)).toEqual(ids);
});

test('a video is found by what it says now, which is proposed and stored as other patterns are', async () => {
  const { video, idsOf, answer } = await setUp();
  const proposals = async () => (await answer(searchSuggestions, { searchPattern: 'zephir' })).suggestions;
  const isStored = async (searchPattern: string) => (await answer(storeSearchPattern, { searchPattern })).stored;
  await video(1, 'kitchen', { title: 'Zephyr' });
  expect([await proposals(), await isStored('zephyr')]).toEqual([['zephyr'], true]);
  await video(1, 'kitchen', { title: 'Breeze' });
  expect([await idsOf('zephyr'), await idsOf('breeze')]).toEqual([[], [1]]);
  expect(await proposals()).toEqual([]);
});

test('a video in the place of another one takes its words away', async () => {
  const { video, run, answer } = await setUp();
  const documents = () => run(`select id from "searchDocument" where words like '%tezephyr%'`);
  await video(1, 'kitchen', { title: 'Zephyr' });
  expect(await documents()).toHaveLength(1);
  await video(2, 'kitchen', { title: 'Breeze' });
  expect(await documents()).toEqual([]);
  expect((await answer(searchSuggestions, { searchPattern: 'zephir' })).suggestions).toEqual([]);
});

/**
 * @spec constant:search.pageSize.actorsModelsVideosTvMediaLibrary, feature:tv.mediathek 3, component:TvVideoTile 5
 */
test('a page has 30 videos, a typed search ten, each with its address, format and mark, and all with their number', async () => {
  const { video, find, answer } = await setUp();
  for (let id = 1; id <= 31; id += 1)
    await video(id, 'workshop', { number: id, title: `Zephyr ${id}`, isPremium: id === 2, minutesAgo: id });
  await answer(updateMediathek, { videoId: 1 }, { guestId: 7 });
  expect(searchPageSizes.tv).toBe(30);
  const page = await find('zephyr', { take: searchPageSizes.tv });
  expect([page.tv.length, page.totalCount, page.totals?.tv, page.videos]).toEqual([30, 31, 31, []]);
  expect(page.tv.slice(0, 2)).toMatchObject([
    {
      id: 1,
      title: 'Zephyr 1',
      formatTitle: 'A workshop',
      isPremium: false,
      isWatched: true,
      link: '/en/tv/mediathek/workshop/zephyr-1/',
    },
    { id: 2, isPremium: true, isWatched: false },
  ]);
  expect((await find('zephyr', { take: 30, from: 30 })).tv.map(({ id }) => id)).toEqual([31]);
  const { tv } = await answer(globalSearch, { searchPattern: 'zephyr' }, { language: 'nl' });
  expect([tv.count, tv.type, tv.link, tv.items.length]).toEqual([31, 'tv', '/nl/search/tv/zephyr/', 10]);
  expect(tv.items[0]?.link).toBe('/nl/tv/mediathek/workshop/zephyr-1/');
});
