import type { AnswerOf, InputOf } from '@lounge/protocol';
import {
  blogPages,
  getBlogArchives,
  getBlogOverview,
  getMagazines,
  getRandomMagazine,
} from '@lounge/protocol/engagement/blog';
import { expect, test } from 'vitest';
import { aMagazineWorld } from '../../testing/a-magazine.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

type Input = InputOf<typeof getBlogArchives>;
type Archive = AnswerOf<typeof getBlogArchives>;

const idsOf = ({ posts }: Pick<Archive, 'posts'>): number[] => posts.map(({ id }) => id);

/** By the Berlin clock; the instants beside them are the first and last milliseconds of their months and years. */
const instants: readonly [id: number, at: string][] = [
  [1, '2024-12-31T22:59:59.999Z'], // the last of 2024
  [2, '2024-12-31T23:00:00.000Z'], // the first of 2025
  [3, '2025-03-30T00:30:00.000Z'], // half an hour before the clocks change
  [4, '2025-03-31T21:59:59.999Z'], // the last of March, in summer time
  [5, '2025-03-31T22:00:00.000Z'], // the first of April
  [6, '2025-10-26T00:30:00.000Z'], // the hour that comes twice
  [7, '2025-10-26T01:30:00.000Z'],
  [8, '2025-10-31T22:59:59.999Z'], // the last of October, in winter time
  [9, '2026-11-20T18:59:59.999Z'], // just now
  [10, '2026-11-20T19:00:00.001Z'], // in a moment
];

const setUp = async () => {
  const magazine = await aMagazineWorld();
  for (const [id, at] of instants) await magazine.article(id, { at, category: id % 2 === 0 ? 'event' : 'news' });
  const read = (input: Input) => magazine.answer(getBlogArchives, input);
  return { ...magazine, read };
};

test('years and months are those of Berlin, the newest first', async () => {
  const { years } = await (await setUp()).read({ category: 'latest' });
  expect(years).toEqual([
    { year: 2026, total: 1, months: [{ month: 11, total: 1 }] },
    {
      year: 2025,
      total: 7,
      months: [
        { month: 10, total: 3 },
        { month: 4, total: 1 },
        { month: 3, total: 2 },
        { month: 1, total: 1 },
      ],
    },
    { year: 2024, total: 1, months: [{ month: 12, total: 1 }] },
  ]);
});

// @spec feature:blog.archive 2
test.each<[string, Input, number | null, number[], number]>([
  ['the newest year', { category: 'latest' }, 2026, [9], 1],
  ['a year', { category: 'latest', year: 2025 }, 2025, [8, 7, 6, 5, 4, 3, 2], 7],
  ['a year’s next page', { category: 'latest', year: 2025, page: 2, pageSize: 3 }, 2025, [5, 4, 3], 7],
  ['a page beyond the end', { category: 'latest', year: 2025, page: 500 }, 2025, [], 7],
  ['a month with the change to summer time', { category: 'latest', year: 2025, month: 3 }, 2025, [4, 3], 2],
  ['a month with the change to winter time', { category: 'latest', year: 2025, month: 10 }, 2025, [8, 7, 6], 3],
  ['the last month of a year', { category: 'latest', year: 2024, month: 12 }, 2024, [1], 1],
  ['the first month of a year', { category: 'latest', year: 2025, month: 1 }, 2025, [2], 1],
  ['three months', { category: 'latest', year: 2025, month: 1, months: 3 }, 2025, [4, 3, 2], 3],
  ['months beyond the year', { category: 'latest', year: 2025, month: 10, months: 12 }, 2025, [8, 7, 6], 3],
  ['a month of the newest year', { category: 'latest', month: 11 }, 2026, [9], 1],
  ['a month without any', { category: 'latest', year: 2025, month: 2 }, 2025, [], 0],
  ['a year without any', { category: 'latest', year: 2023 }, 2023, [], 0],
  ['the year 1', { category: 'latest', year: 1 }, 1, [], 0],
  ['a year far off', { category: 'latest', year: 9_007_199_254_740_991, month: 1 }, 9_007_199_254_740_991, [], 0],
  ['a category', { category: 'event', year: 2025 }, 2025, [8, 6, 4, 2], 4],
  ['the newest year of a category', { category: 'event' }, 2025, [8, 6, 4, 2], 4],
  ['a category without any', { category: 'interviews' }, null, [], 0],
])('an archive reads %s', async (_, input, year, ids, total) => {
  const archive = await (await setUp()).read(input);
  expect([archive.year, idsOf(archive), archive.total, archive.page]).toEqual([year, ids, total, input.page ?? 1]);
});

test.each<[string, object, string]>([
  ['a category without archive', { category: 'live' }, 'category'],
  ['a page before the first', { category: 'latest', page: 0 }, 'page'],
  ['a month that is none', { category: 'latest', month: 13 }, 'month'],
  ['a year before all', { category: 'latest', year: -1 }, 'year'],
])('an archive rejects %s', async (_, input, field) => {
  expect(await (await setUp()).outcome(getBlogArchives, input)).toMatchObject({ ok: false, code: 'malformed', field });
});

test('an article appears in all numbers at its instant, and not before', async () => {
  const { answer, pass, read } = await setUp();
  const totalsOf = async () => {
    const { total, categories } = await answer(getBlogOverview, {});
    const { magazines } = await answer(getMagazines, { page: 1 });
    return [
      total,
      categories.map((each) => each.total),
      (await read({ category: 'event' })).year,
      magazines[0]?.articles,
    ];
  };
  expect(await totalsOf()).toEqual([9, [5, 0, 0, 4, 9], 2025, 1]);
  pass(1);
  expect(await totalsOf()).toEqual([10, [5, 0, 0, 5, 10], 2026, 2]);
});

// @spec constant:blog.pageSizeArchives, constant:blog.archivesStartPage, rule:blog-archive-start-2, state:blog-archives 1, feature:blog.archive 1
test('the first page of the archive comes with the overview, and a read of it begins at page 2', async () => {
  const { article, answer } = await aMagazineWorld();
  for (let id = 1; id <= 20; id += 1) await article(id, { minutesAgo: id });
  const { archive } = await answer(getBlogOverview, {});
  expect(archive).toEqual(await answer(getBlogArchives, { category: 'latest', page: blogPages.first }));
  expect(idsOf(archive)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const next = await answer(getBlogArchives, { category: 'latest', page: blogPages.archivesStart });
  expect([idsOf(next), next.page]).toEqual([[10, 11, 12, 13, 14, 15, 16, 17, 18], 2]);
});

test('the overview has the newest that stands out, and the latest three others', async () => {
  const { article, answer } = await aMagazineWorld();
  for (let id = 1; id <= 6; id += 1) await article(id, { minutesAgo: id, featured: id === 2 || id === 5 });
  await article(7, { at: '2026-12-01T07:00:00.000Z', featured: true });
  const overview = await answer(getBlogOverview, {});
  expect([overview.featured?.id, idsOf(overview), overview.total]).toEqual([2, [1, 3, 4], 6]);
});

test('an empty magazine has an overview, no archive and no issue', async () => {
  const { answer } = await aMagazineWorld();
  const archive = { years: [], year: null, posts: [], total: 0, page: 1 };
  expect(await answer(getBlogOverview, {})).toMatchObject({ featured: null, posts: [], total: 0, archive });
  expect(await answer(getMagazines, { page: 1 })).toEqual({ magazines: [], total: 0, page: 1 });
  expect(await answer(getRandomMagazine, { excludeId: 0 })).toEqual({ magazine: null });
});

test('an issue holds the articles of a quarter; its cover is the first one’s', async () => {
  const { answer } = await setUp();
  const { magazines, total } = await answer(getMagazines, { page: 1 });
  expect(total).toBe(5);
  expect(
    magazines.map(({ id, title, articles, published, year, month }) => [id, title, articles, published, year, month]),
  ).toEqual([
    [20_264, 'Autumn 2026', 1, '2026-11-20T18:59:59.999Z', 2026, 10],
    [20_254, 'Autumn 2025', 3, '2025-10-26T00:30:00.000Z', 2025, 10],
    [20_252, 'Spring 2025', 1, '2025-03-31T22:00:00.000Z', 2025, 4],
    [20_251, 'Winter 2025', 3, '2024-12-31T23:00:00.000Z', 2025, 1],
    [20_244, 'Autumn 2024', 1, '2024-12-31T22:59:59.999Z', 2024, 10],
  ]);
  expect(magazines[1]?.picture).toMatchObject({
    kind: 'portrait',
    url: '/pictures/velvet/portrait/bust-noor-post-6-1',
  });
});

test('a random issue is any other than the one that is shown', async () => {
  const { answer } = await setUp();
  const draw = async (excludeId: number) => (await answer(getRandomMagazine, { excludeId })).magazine?.id ?? null;
  const drawn = new Set<number | null>();
  for (let nth = 0; nth < 60; nth += 1) drawn.add(await draw(20_254));
  expect(drawn).toEqual(new Set([20_264, 20_252, 20_251, 20_244]));
});

test('a magazine of one issue has no other', async () => {
  const { article, answer } = await aMagazineWorld();
  await article(1);
  expect(await answer(getRandomMagazine, { excludeId: 20_264 })).toEqual({ magazine: null });
  expect((await answer(getRandomMagazine, { excludeId: 0 })).magazine?.id).toBe(20_264);
});

test('the issues of a page are six, and a page beyond the end has none', async () => {
  const { answer, outcome } = testClient(aWorld().world);
  const [first, second, third] = await Promise.all([1, 2, 3].map((page) => answer(getMagazines, { page })));
  expect(first?.magazines).toHaveLength(6);
  expect((first?.magazines.length ?? 0) + (second?.magazines.length ?? 0)).toBe(first?.total);
  expect(third?.magazines).toEqual([]);
  expect(await outcome(getMagazines, { page: 0 })).toMatchObject({ ok: false, code: 'malformed', field: 'page' });
});

test('all reads of a visitor leave no row behind', async () => {
  const { answer, run } = await setUp();
  const rowsOf = () =>
    run<{ name: string }>(
      `select 'event' as name, count(*) as n from event union all select 'worldEvent', count(*) from "worldEvent"`,
    );
  const before = await rowsOf();
  for (let page = 1; page <= 100; page += 1) await answer(getBlogArchives, { category: 'latest', year: 2025, page });
  expect(await rowsOf()).toEqual(before);
});
