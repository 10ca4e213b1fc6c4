import { blogCategoryIds } from '@lounge/protocol/engagement/blog';
import { aPerformer, anArticle, noArticles, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { BlogArchives } from './BlogArchives.ts';
import { blogActorsRead, blogArticleRead, blogList, blogOverviewRead } from './articles.ts';
import { magazineList, otherMagazineRead } from './magazines.ts';

/** Articles 1 to 12 of November, the newest first, and two of the year before. */
const setUp = async () => {
  const stores = testStores({ guestId: null });
  const { world } = stores;
  await noArticles.setUp({}, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  for (let id = 1; id <= 12; id += 1) {
    const at = `2026-11-${String(19 - id).padStart(2, '0')}T07:00:00.000Z`;
    await anArticle.setUp({ id, at, category: id % 2 === 0 ? 'event' : 'news', actorIds: [9101] }, world);
  }
  for (const id of [21, 22]) await anArticle.setUp({ id, at: `2025-0${id - 18}-02T07:00:00.000Z` }, world);
  const calls = () => stores.sent.map(({ path }) => path);
  return { ...stores, calls };
};
const idsOf = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id);
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

test('a list of articles is read page by page, without those that are shown elsewhere', async () => {
  const { context } = await setUp();
  const list = blogList({ categoryId: 0, exclude: [1] }, context);
  await list.load();
  expect([idsOf(list.items), list.total]).toEqual([upTo(10, 2), 13]);
  await list.loadMore();
  expect([idsOf(list.items), list.hasMore]).toEqual([[...upTo(12, 2), 22, 21], false]);
  const events = blogList({ categoryId: blogCategoryIds.event, pageSize: 3 }, context);
  await events.load();
  expect([idsOf(events.items), events.total]).toEqual([[2, 4, 6], 6]);
});

test('an article has its text and its performers; of another category it is unknown', async () => {
  const { context } = await setUp();
  const article = blogArticleRead(blogCategoryIds.news, 3, context);
  await article.load();
  expect(article.value).toMatchObject({ post: { id: 3, actorIds: [9101] }, next: { id: 1 }, previous: { id: 5 } });
  expect(article.value?.html).toContain('a lamp on the stairs');
  const actors = blogActorsRead([9101], context);
  await actors.load();
  expect(actors.value?.actors.map(({ name }) => name)).toEqual(['Noor Vega']);
  const unknown = blogArticleRead(blogCategoryIds.event, 3, context);
  await unknown.load();
  expect(unknown.failure).toMatchObject({ code: 'unknown' });
});

// @spec rule:blog-archive-start-2, state:blog-archives 1
test('the archive begins with the page of the overview, so that its own reads begin at page 2', async () => {
  const { context, calls } = await setUp();
  const overview = blogOverviewRead(context);
  await overview.load();
  const archives = new BlogArchives('latest', context);
  if (overview.value !== null) archives.begin(overview.value.archive);
  expect([archives.period, idsOf(archives.list.items)]).toEqual([{ year: 2026 }, upTo(9)]);
  expect(calls()).toEqual(['/rest/v1/blog/pm']);
  await archives.list.loadMore();
  expect(idsOf(archives.list.items)).toEqual(upTo(12));
  await archives.show({ year: 2025 });
  expect(idsOf(archives.list.items)).toEqual([22, 21]);
  await archives.show({ year: 2025, month: 3 });
  expect([idsOf(archives.list.items), archives.list.total]).toEqual([[21], 1]);
});

test('issues are read page by page, and each other issue is another one', async () => {
  const { context } = await setUp();
  const issues = magazineList(context);
  await issues.load();
  expect(idsOf(issues.items)).toEqual([20_264, 20_252, 20_251]);
  const other = otherMagazineRead(context);
  await other.load();
  for (let turn = 0; turn < 4; turn += 1) {
    const before = other.value?.id;
    other.markStale();
    await other.load();
    expect(other.value?.id).not.toBe(before);
  }
});
