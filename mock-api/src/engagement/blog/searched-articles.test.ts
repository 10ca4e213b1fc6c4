import { searchPageSizes, globalSearch, searchBlog, searchResult } from '@lounge/protocol/content/global-search';
import { expect, test } from 'vitest';
import { aMagazineWorld } from '../../testing/a-magazine.ts';
import { noArticle } from './states.ts';

const tomorrow = '2026-11-21T07:00:00.000Z';

const setUp = async () => {
  const magazine = await aMagazineWorld();
  const find = async (searchPattern: string, input: object = {}) => {
    const { items, total } = await magazine.answer(searchBlog, { searchPattern, ...input });
    return [items.map(({ id }) => id), total];
  };
  return { ...magazine, find };
};

/**
 * @spec query:search.blog
 */
test.each<[string, string, number[], object?]>([
  ['a word of the title', 'ferry', [1]],
  ['the beginning of one', 'ferr', [1]],
  ['a word of the subtitle', 'captain', [1]],
  ['words of title and excerpt', 'ferry harbour', [1]],
  ['another form', 'ferries', [1]],
  ['a performer', 'noor vega', [2, 1]],
  ['a performer, the older ones first', 'noor', [1, 2], { sort: 'released', order: 'asc' }],
  ['a page', 'noor', [1], { first: 1, offset: 1 }],
  ['a word of the text only', 'anchor', []],
  ['what has not appeared', 'tomorrow', []],
])('articles are found by %s', async (_, pattern, ids, input = {}) => {
  const { article, find } = await setUp();
  const title = 'The ferry at six';
  const texts = { title, subtitle: 'With its captain', excerpt: 'From the harbour.', html: '<p>An anchor.</p>' };
  await article(1, { ...texts, actorIds: [9101], minutesAgo: 9 });
  await article(2, { title: 'Bread', actorIds: [9101], minutesAgo: 1 });
  await article(3, { title: 'Tomorrow', actorIds: [9101], at: tomorrow });
  expect((await find(pattern, input))[0]).toEqual(ids);
});

test('an article whose title says the pattern itself comes before newer ones that mean the same', async () => {
  const { article, find } = await setUp();
  await article(1, { title: 'Zephyrs', minutesAgo: 9 });
  await article(2, { title: 'Zephyr', minutesAgo: 1 });
  expect(await find('zephyrs')).toEqual([[1, 2], 2]);
  expect(await find('zephyrs', { sort: 'released' })).toEqual([[2, 1], 2]);
});

test('an article is found by what it says now, and not once it is gone', async () => {
  const { article, find, world } = await setUp();
  await article(1, { title: 'Zephyr' });
  await article(1, { title: 'Breeze' });
  expect([await find('zephyr'), await find('breeze')]).toEqual([
    [[], 0],
    [[1], 1],
  ]);
  await noArticle.setUp({ id: 1 }, world);
  expect(await find('breeze')).toEqual([[], 0]);
});

/**
 * @spec constant:search.pageSize.blog, entity:globalSearchState, entity:searchResults
 */
test('a page has 15 articles, a typed search ten, each with its address, and all with their number', async () => {
  const { article, find, answer } = await setUp();
  for (let id = 1; id <= 16; id += 1)
    await article(id, { title: `Zephyr & Co ${id}`, category: 'premiumTv', minutesAgo: id, featured: id === 1 });
  expect(searchPageSizes.blog).toBe(15);
  const [ids, total] = await find('zephyr');
  expect([ids, total]).toEqual([Array.from({ length: 15 }, (_, at) => at + 1), 16]);
  expect(await find('zephyr', { offset: 15 })).toEqual([[16], 16]);
  expect(await find('zephyr', { offset: 500 })).toEqual([[], 16]);
  const { blog } = await answer(globalSearch, { searchPattern: 'zephyr' }, { language: 'nl' });
  expect([blog.count, blog.type, blog.link]).toEqual([16, 'blog', '/nl/search/magazine/zephyr/']);
  expect(blog.items).toHaveLength(10);
  expect(blog.items[0]).toMatchObject({
    id: 1,
    title: 'Zephyr & Co 1',
    featured: true,
    category: 'Premium-tv',
    link: '/nl/blog/premium-tv/1-zephyr-co-1/',
  });
  const one = { language: 'es', searchPattern: 'zephyr', searchType: 'blog', withTotalCount: true } as const;
  const found = await answer(searchResult, one);
  expect([found.blog.length, found.totals?.blog, found.totalCount, found.models]).toEqual([10, 16, 16, []]);
  expect(found.blog[0]?.link).toBe('/es/blog/premium-tv/1-zephyr-co-1/');
});
