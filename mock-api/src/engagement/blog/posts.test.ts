import { brands, type Brand } from '@lounge/locale';
import type { AnswerOf, InputOf } from '@lounge/protocol';
import { blogCategory, blogCategoryIds, getBlogActors, getBlogPosts } from '@lounge/protocol/engagement/blog';
import { expect, test } from 'vitest';
import { guestHasBlocked } from '../../states.ts';
import { aMagazineWorld } from '../../testing/a-magazine.ts';
import { noArticle } from './states.ts';

type Payload = InputOf<typeof getBlogPosts>['payload'];

const { general, event, live, premiumTv, freeTv, actions, production, news, interviews, featured } = blogCategoryIds;
const latest = 0;
const unknownId = 42;
const numbers = { general, event, live, premiumTv, freeTv, actions, production, news, interviews };

const idsOf = ({ posts }: AnswerOf<typeof getBlogPosts>): number[] => posts.map(({ id }) => id);

/** Five news, of which 2 stands out, an interview that stands out, and one news of tomorrow; 1 is the newest. */
const setUp = async () => {
  const magazine = await aMagazineWorld();
  const { article, world } = magazine;
  for (const id of [1, 2, 3, 4, 5]) await article(id, { minutesAgo: id, featured: id === 2 });
  await article(6, { category: 'interviews', featured: true, minutesAgo: 6, actorIds: [9101] });
  await article(7, { at: '2026-11-21T07:00:00.000Z', featured: true });
  const read = (categoryId: number, payload: Payload = {}) => magazine.answer(getBlogPosts, { categoryId, payload });
  return { ...magazine, world, read };
};

// @spec constant:blog.pageSizeDefault, constant:blog.firstPage
test.each<[string, number, Payload, number[], number]>([
  ['of all, three of a page', latest, {}, [1, 2, 3], 6],
  ['of all, the first page', latest, { page: 1, pageSize: 2 }, [1, 2], 6],
  ['of all, the next page', latest, { page: 2, pageSize: 4 }, [5, 6], 6],
  ['of all, beyond the end', latest, { page: 500, pageSize: 50 }, [], 6],
  ['of news', news, { pageSize: 9 }, [1, 2, 3, 4, 5], 5],
  ['of interviews', interviews, {}, [6], 1],
  ['that stand out', featured, {}, [2, 6], 2],
  ['of a category without any', event, {}, [], 0],
  ['without those that are shown', latest, { exclude: [1, 3, 7, 99] }, [2, 4, 5], 4],
  ['of news without some of others', news, { exclude: [6, 5] }, [1, 2, 3], 4],
  ['that stand out without one', featured, { exclude: [2] }, [6], 1],
  ['without any', interviews, { exclude: [6] }, [], 0],
  ['with one twice among the exclusions', news, { exclude: [1, 1] }, [2, 3, 4], 4],
])('articles %s', async (_, categoryId, payload, ids, total) => {
  const answer = await (await setUp()).read(categoryId, payload);
  expect([idsOf(answer), answer.total, answer.page, answer.article]).toEqual([ids, total, payload.page ?? 1, null]);
});

// @spec constant:blog.categoryIds
test.each(Object.entries(numbers).map(([name, id]) => [id, name] as const))(
  'the number %i is the category %s',
  async (categoryId, category) => {
    const { article, answer } = await aMagazineWorld();
    for (const [at, each] of blogCategory.values.entries()) await article(at + 1, { category: each });
    const { posts } = await answer(getBlogPosts, { categoryId, payload: {} });
    expect(posts.map((post) => post.category)).toEqual([category]);
  },
);

test.each<[string, object, string, string]>([
  ['a category nobody knows', { categoryId: unknownId, payload: {} }, 'unknown', 'categoryId'],
  ['an article nobody knows', { categoryId: latest, payload: { id: 99 } }, 'unknown', 'payload.id'],
  ['an article of another category', { categoryId: event, payload: { id: 1 } }, 'unknown', 'payload.id'],
  ['an article that does not stand out', { categoryId: featured, payload: { id: 1 } }, 'unknown', 'payload.id'],
  ['an article of tomorrow', { categoryId: latest, payload: { id: 7 } }, 'unknown', 'payload.id'],
  ['a page before the first', { categoryId: latest, payload: { page: 0 } }, 'malformed', 'payload.page'],
  ['a page of nothing', { categoryId: latest, payload: { pageSize: 0 } }, 'malformed', 'payload.pageSize'],
  ['a page of all', { categoryId: latest, payload: { pageSize: 51 } }, 'malformed', 'payload.pageSize'],
  ['what is no payload', { categoryId: latest, payload: 'all' }, 'malformed', 'payload'],
])('rejects %s', async (_, input, code, field) => {
  expect(await (await setUp()).outcome(getBlogPosts, input)).toMatchObject({ ok: false, code, field });
});

test.each([latest, news, featured])(
  'an article is read from the list %i, with its neighbours of the category',
  async (list) => {
    const { article } = await (await setUp()).read(list, { id: 2 });
    expect(article).toMatchObject({
      post: { id: 2, slug: 'a-lamp-on-the-stairs', category: 'news', featured: true, date: '2026-11-20T18:58:00.000Z' },
      html: '<p>Every evening somebody puts a lamp on the stairs.</p>',
      portrait: null,
      previous: { id: 3, category: 'news', slug: 'a-lamp-on-the-stairs' },
      next: { id: 1 },
    });
  },
);

test('the newest has no next one until tomorrow’s appears, the first none before it', async () => {
  const { read, pass } = await setUp();
  const neighboursOf = async (id: number) => {
    const { article } = await read(news, { id });
    return [article?.previous?.id, article?.next?.id];
  };
  expect(await neighboursOf(1)).toEqual([2, undefined]);
  expect(await neighboursOf(5)).toEqual([undefined, 4]);
  pass(12 * 3_600_000);
  expect(await neighboursOf(1)).toEqual([2, 7]);
  expect(idsOf(await read(latest))).toEqual([7, 1, 2]);
});

test('of two articles of one instant the later one comes first, on both ways', async () => {
  const { article, answer } = await aMagazineWorld();
  for (const id of [1, 2, 3]) await article(id);
  const read = (payload: Payload) => answer(getBlogPosts, { categoryId: news, payload });
  expect(idsOf(await read({}))).toEqual([3, 2, 1]);
  expect((await read({ id: 2 })).article).toMatchObject({ previous: { id: 1 }, next: { id: 3 } });
});

test('an interview has the portrait of its performer; pictures in texts are of the caller’s brand', async () => {
  const { article, answer } = await aMagazineWorld();
  const html = '<figure><img src="/pictures/{brand}/still/lamp-1/w640.webp" alt=""></figure>';
  await article(1, { category: 'interviews', html });
  const read = (brand: Brand) => answer(getBlogPosts, { categoryId: latest, payload: { id: 1 } }, { brand });
  for (const brand of brands) {
    const { article: interview } = await read(brand);
    expect(interview?.portrait).toMatchObject({
      kind: 'portrait',
      url: `/pictures/${brand}/portrait/bust-noor-post-1-1`,
    });
    expect(interview?.post.picture).toMatchObject({
      kind: 'still',
      url: `/pictures/${brand}/still/bust-noor-post-1-1`,
    });
    expect(interview?.html).toBe(html.replace('{brand}', brand));
  }
});

test('guests and visitors read the same, in their language', async () => {
  const { answer, run } = await setUp();
  await run(`update article set title = '{"de":"Lampe","en":"Lamp","es":"Lampara","nl":"Lamp!"}' where id = 1`);
  const read = (who: object) => answer(getBlogPosts, { categoryId: latest, payload: {} }, who);
  expect(await read({ guestId: 7 })).toEqual(await read({}));
  expect((await read({ language: 'nl' })).posts[0]?.title).toBe('Lamp!');
});

test('an article that is replaced or removed is counted once or not at all', async () => {
  const { article, read, world } = await setUp();
  await article(1, { category: 'event', minutesAgo: 1 });
  await noArticle.setUp({ id: 2 }, world);
  const totals = await Promise.all([latest, news, event, featured].map(async (list) => (await read(list)).total));
  expect(totals).toEqual([5, 3, 1, 1]);
});

const countries = { austria: { country: 'AT' }, germany: { country: 'DE' }, guest: { guestId: 7 } };

test.each<[string, number[], object, number[]]>([
  ['in the order of their ids', [9102, 9101], countries.germany, [9102, 9101]],
  ['of an unknown country', [9101, 9102], {}, [9101, 9102]],
  ['without those who exclude the country', [9102, 9101], countries.austria, [9101]],
  ['without those who are not there', [9101, 99_999], {}, [9101]],
  ['without those without contact to the guest', [9101, 9102], countries.guest, [9102]],
  ['of whom there are none', [], {}, []],
])('performers are read %s', async (_, ids, who, expected) => {
  const { answer, world } = await aMagazineWorld();
  await guestHasBlocked.setUp({ guestId: 7, actorId: 9101 }, world);
  const { actors } = await answer(getBlogActors, { payload: { ids } }, who);
  expect(actors.map(({ id }) => id)).toEqual(expected);
});

test('a hundred performers are read at once, and no more', async () => {
  const { answer } = await aMagazineWorld();
  const ids = [...Array.from({ length: 100 }, (_, at) => 500_000 + at), 9101];
  expect((await answer(getBlogActors, { payload: { ids } })).actors).toEqual([]);
  expect((await answer(getBlogActors, { payload: { ids: ids.slice(1) } })).actors).toHaveLength(1);
});
