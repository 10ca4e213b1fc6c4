import {
  anArticle,
  aPerformer,
  guestHasBlocked,
  guestIsKnown,
  noArticle,
  noArticles,
  noPerformer,
} from '@lounge/mock-api/states';
import {
  getBlogActors,
  getBlogArchives,
  getBlogOverview,
  getBlogPosts,
  getMagazines,
  getRandomMagazine,
} from '@lounge/protocol/engagement/blog';
import { aModel } from '@lounge/testing/content/actors';
import {
  aBlogArchive,
  aBlogArticle,
  aBlogNeighbour,
  aBlogOverview,
  aBlogPage,
  aBlogPost,
  aBlogRead,
  aMagazine,
} from '@lounge/testing/engagement/blog';
import { test } from 'vitest';
import { guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const [news, interviews, featured, latest, unnamed] = [45, 46, 506, 0, 42];
const none = noArticles({});
const at = '2025-03-15T07:00:00.000Z';
const lamp = anArticle({ id: 96001, at });
const chair = anArticle({ id: 96002, title: 'A chair by the window', at: '2025-03-10T07:00:00.000Z' });
const talk = anArticle({
  id: 96003,
  category: 'interviews',
  featured: true,
  title: 'I sing for the stairs',
  actorIds: [9101],
  at: '2025-02-28T23:00:00.000Z',
});
const toCome = anArticle({ id: 96004, title: 'Tomorrow', featured: true, at: '2999-01-01T07:00:00.000Z' });
const lampPost = aBlogPost({ date: at });
const chairPost = aBlogPost({
  id: 96002,
  slug: 'a-chair-by-the-window',
  title: 'A chair by the window',
  date: '2025-03-10T07:00:00.000Z',
});
const talkPost = aBlogPost({
  id: 96003,
  slug: 'i-sing-for-the-stairs',
  category: 'interviews',
  featured: true,
  title: 'I sing for the stairs',
  date: '2025-02-28T23:00:00.000Z',
  actorIds: [9101],
});
/** All three appeared in March by the Berlin clock. */
const years = [{ year: 2025, total: 3, months: [{ month: 3, total: 3 }] }];
const facts = [
  'id',
  'slug',
  'category',
  'title',
  'subtitle',
  'date',
  'excerpt',
  'featured',
  'readingMinutes',
  'actorIds',
];
const inPosts = facts.map((each) => `posts.${each}`);
const archived = ['years', 'year', 'total', 'page'];

// @spec rest:blog.overview.get, rest:blog.pm, entity:enum.blogListCategory, feature:blog.read 1
test('the start of the magazine is read, with totals and the first page of the archive', () =>
  pactForCall(getBlogOverview, {
    description: 'a request for the start of the magazine',
    states: [none, lamp, chair, talk, toCome],
    input: {},
    answer: aBlogOverview({
      featured: talkPost,
      posts: [lampPost, chairPost],
      total: 3,
      categories: [
        { category: 'news', categoryId: 45, total: 2 },
        { category: 'actions', categoryId: 43, total: 0 },
        { category: 'interviews', categoryId: 46, total: 1 },
        { category: 'event', categoryId: 38, total: 0 },
        { category: 'latest', categoryId: 0, total: 3 },
      ],
      archive: aBlogArchive({ years, year: 2025, posts: [lampPost, chairPost, talkPost], total: 3 }),
    }),
    exact: [
      'total',
      'categories',
      ...facts.map((each) => `featured.${each}`),
      ...inPosts,
      ...archived.map((each) => `archive.${each}`),
      ...inPosts.map((each) => `archive.${each}`),
    ],
  }));

test('an empty magazine has a start', () =>
  pactForCall(getBlogOverview, {
    description: 'a request for the start of an empty magazine',
    states: [none],
    input: {},
    answer: aBlogOverview({
      posts: [],
      total: 0,
      categories: aBlogOverview().categories.map((each) => ({ ...each, total: 0 })),
      archive: aBlogArchive({ years: [], year: null, posts: [], total: 0 }),
    }),
    exact: ['featured', 'posts', 'total', 'categories', 'archive'],
  }));

// @spec rest:blog.category.get, entity:blogPost, entity:enum.blogCategoryId
test.each([
  ['of a category', news, {}, [lampPost, chairPost], 2, 1],
  ['of all categories', latest, { page: 1, pageSize: 2 }, [lampPost, chairPost], 3, 1],
  ['of all categories, the second page', latest, { page: 2, pageSize: 2 }, [talkPost], 3, 2],
  ['of all categories without one', latest, { exclude: [96001] }, [chairPost, talkPost], 2, 1],
  ['that stand out', featured, {}, [talkPost], 1, 1],
  ['of a page beyond the last', news, { page: 9 }, [], 2, 9],
] as const)('articles %s are read', (what, categoryId, payload, posts, total, page) =>
  pactForCall(getBlogPosts, {
    description: `a request for articles ${what}`,
    states: [none, lamp, chair, talk, toCome],
    input: {
      categoryId,
      payload: 'exclude' in payload ? { exclude: [...payload.exclude] } : payload,
    },
    answer: aBlogPage({ posts: [...posts], total, page }),
    exact: [...(posts.length === 0 ? ['posts'] : inPosts), 'total', 'page', 'article'],
  }),
);

const inPost = facts.map((each) => `article.post.${each}`);
const around = ['previous', 'next'].flatMap((side) =>
  ['id', 'slug', 'category', 'title'].map((each) => `article.${side}.${each}`),
);

test('an article is read with its text and its neighbours', () =>
  pactForCall(getBlogPosts, {
    description: 'a request for an article between two others',
    states: [
      none,
      lamp,
      chair,
      talk,
      anArticle({ id: 96005, title: 'A door that closes', at: '2025-03-01T07:00:00.000Z' }),
    ],
    input: { categoryId: latest, payload: { id: 96002 } },
    answer: aBlogRead(
      aBlogArticle({
        post: chairPost,
        previous: aBlogNeighbour({ id: 96005, slug: 'a-door-that-closes', title: 'A door that closes' }),
        next: aBlogNeighbour({ id: 96001, slug: lampPost.slug, title: lampPost.title }),
      }),
    ),
    exact: ['posts', 'total', 'page', 'article.html', 'article.portrait', ...inPost, ...around],
  }));

test('an interview is read with a portrait; the only one of its category has no neighbours', () =>
  pactForCall(getBlogPosts, {
    description: 'a request for an interview',
    states: [none, lamp, talk],
    input: { categoryId: interviews, payload: { id: 96003 } },
    answer: aBlogRead(
      aBlogArticle({
        post: talkPost,
        portrait: { url: '/pictures/velvet/portrait/bust-noor-post-96003-1', kind: 'portrait', tint: 3 },
      }),
    ),
    exact: ['article.portrait.kind', 'article.previous', 'article.next', ...inPost],
  }));

test.each([
  ['of a category that nobody knows', [], unnamed, {}, 'categoryId'],
  ['that does not exist', [noArticle({ id: 96099 })], latest, { id: 96099 }, 'payload.id'],
  ['of another category', [lamp], interviews, { id: 96001 }, 'payload.id'],
  ['that has not appeared', [toCome], latest, { id: 96004 }, 'payload.id'],
] as const)('an article %s is unknown', (what, states, categoryId, payload, field) =>
  pactForCall(getBlogPosts, {
    description: `a request for an article ${what}`,
    states: [...states],
    input: { categoryId, payload },
    error: 'unknown',
    field,
  }),
);

const old = anArticle({ id: 96006, title: 'Two old lamps', at: '2024-12-31T22:59:59.000Z' });
const oldPost = aBlogPost({
  id: 96006,
  slug: 'two-old-lamps',
  title: 'Two old lamps',
  date: '2024-12-31T22:59:59.000Z',
});
const allYears = [...years, { year: 2024, total: 1, months: [{ month: 12, total: 1 }] }];
const newsYears = [
  { year: 2025, total: 2, months: [{ month: 3, total: 2 }] },
  { year: 2024, total: 1, months: [{ month: 12, total: 1 }] },
];

// @spec rest:blog.archives.get, entity:blog
test.each([
  ['the newest year', { category: 'latest' }, allYears, 2025, [lampPost, chairPost, talkPost], 3, 1],
  ['a year of a category', { category: 'news', year: 2024 }, newsYears, 2024, [oldPost], 1, 1],
  ['a month', { category: 'latest', year: 2025, month: 3 }, allYears, 2025, [lampPost, chairPost, talkPost], 3, 1],
  [
    'an issue',
    { category: 'latest', year: 2025, month: 1, months: 3 },
    allYears,
    2025,
    [lampPost, chairPost, talkPost],
    3,
    1,
  ],
  ['the second page', { category: 'latest', page: 2, pageSize: 2 }, allYears, 2025, [talkPost], 3, 2],
  ['a year without articles', { category: 'latest', year: 2023 }, allYears, 2023, [], 0, 1],
  ['a category without articles', { category: 'actions' }, [], null, [], 0, 1],
] as const)('the archive of %s is read', (what, input, ofYears, year, posts, total, page) =>
  pactForCall(getBlogArchives, {
    description: `a request for the archive of ${what}`,
    states: [none, lamp, chair, talk, old, toCome],
    input,
    answer: aBlogArchive({
      years: ofYears.map((each) => ({ ...each, months: [...each.months] })),
      year,
      posts: [...posts],
      total,
      page,
    }),
    exact: [...archived, ...(posts.length === 0 ? ['posts'] : inPosts)],
  }),
);

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true, basePrice: 4200 });
const iris = aPerformer({ id: 9102, name: 'Iris Lund', bannedCountryCodes: ['AT', 'CH'] });

// @spec rest:blog.actors.get
test('performers of articles are read as they are now; unknown ones are left out', () =>
  pactForCall(getBlogActors, {
    description: 'a request for the performers of an article',
    states: [noor, noPerformer({ id: 9999 })],
    input: { payload: { ids: [9999, 9101] } },
    answer: { actors: [aModel()] },
    exact: ['actors.id', 'actors.name', 'actors.slug', 'actors.isOnline'],
  }));

test('performers who exclude the guest’s country, or have no contact with the guest, are in no answer', () =>
  pactForCall(getBlogActors, {
    description: 'a request of a guest for the performers of an article who are hidden',
    states: [
      noor,
      iris,
      guestIsKnown({ guestId: 7, countryCode: 'AT' }),
      guestHasBlocked({ guestId: 7, actorId: 9101 }),
    ],
    caller: guest,
    input: { payload: { ids: [9101, 9102] } },
    answer: { actors: [] },
    exact: ['actors'],
  }));

const autumn = aMagazine({
  id: 20_244,
  title: 'Autumn 2024',
  published: '2024-12-31T22:59:59.000Z',
  year: 2024,
});
const winter = aMagazine({
  id: 20_251,
  title: 'Winter 2025',
  published: '2025-02-28T23:00:00.000Z',
  articles: 3,
  year: 2025,
  month: 1,
});
const inIssues = ['id', 'published', 'articles', 'year', 'month', 'picture.kind'];

// @spec rest:magazine.magazines.get
test('issues of the magazine are read', () =>
  pactForCall(getMagazines, {
    description: 'a request for issues of the magazine',
    states: [none, lamp, chair, talk, old, toCome],
    input: { page: 1 },
    answer: { magazines: [winter, autumn], total: 2, page: 1 },
    exact: [...inIssues.map((each) => `magazines.${each}`), 'total', 'page'],
  }));

test('a page beyond the last has no issues', () =>
  pactForCall(getMagazines, {
    description: 'a request for a page of issues beyond the last',
    states: [none, lamp],
    input: { page: 2 },
    answer: { magazines: [], total: 1, page: 2 },
    exact: ['magazines', 'total', 'page'],
  }));

// @spec rest:magazine.random.get
test('another issue of the magazine is read', () =>
  pactForCall(getRandomMagazine, {
    description: 'a request for another issue than the newest of two',
    states: [none, lamp, old],
    input: { excludeId: 20_251 },
    answer: { magazine: autumn },
    exact: inIssues.map((each) => `magazine.${each}`),
  }));

test('a magazine of one issue has no other', () =>
  pactForCall(getRandomMagazine, {
    description: 'a request for another issue than the only one',
    states: [none, lamp],
    input: { excludeId: 20_251 },
    answer: { magazine: null },
    exact: ['magazine'],
  }));
