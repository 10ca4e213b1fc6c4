import { anArticle, noArticles } from '@lounge/mock-api/states';
import { getBlogArchives, getBlogOverview, getBlogPosts, getMagazines } from '@lounge/protocol/engagement/blog';
import type { InputOf } from '@lounge/protocol';
import { robin, robinIsLoggedIn, ownOfGuest } from './guests.ts';
import { check, given, inLists, request, scenario, valueOf } from './parts.ts';

/** The ends of months and years by the Berlin clock, in winter, in summer and where the clocks change; the last one has not appeared. */
const articles = [
  [970_001, '2024-12-31T22:59:59.999Z'],
  [970_002, '2024-12-31T23:00:00.000Z'],
  [970_003, '2025-03-31T21:59:59.999Z'],
  [970_004, '2025-03-31T22:00:00.000Z'],
  [970_005, '2025-10-31T22:59:59.999Z'],
  [970_006, '2999-12-31T22:59:59.999Z'],
] as const;
const [ofLastYear, ofJanuary, ofMarch, ofApril, ofOctober, toCome] = articles.map(([id]) => id);

const archive = (name: string, input: Omit<InputOf<typeof getBlogArchives>, 'category'>) =>
  request(name, getBlogArchives, { category: 'latest', ...input }, robin);

const idsOf = (name: string, ids: readonly (number | undefined)[]) =>
  inLists(`the articles of ${name}`, [valueOf(name, 'posts')], 'id', ids);

/** Effects of the magazine. */
export const blogScenarios = [
  scenario({
    id: 'engagement/blog/years-and-months-of-the-archive',
    text: 'years and months of the archive end by the Berlin clock, and an article that has not appeared is in no answer',
    own: { numbers: [ownOfGuest.guestId, ...articles.map(([id]) => id)], texts: [ownOfGuest.token, 'key-of'] },
    parts: [
      robinIsLoggedIn,
      given(noArticles({})),
      ...articles.map(([id, at]) => given(anArticle({ id, at }))),
      archive('newest', {}),
      archive('before', { year: 2024 }),
      archive('march', { year: 2025, month: 3 }),
      archive('april', { year: 2025, month: 4 }),
      archive('october', { year: 2025, month: 10 }),
      archive('later', { year: 2999 }),
      check('the years that there are', { got: valueOf('newest', 'years.0.year'), equals: 2025 }),
      idsOf('newest', [ofOctober, ofApril, ofMarch, ofJanuary]),
      idsOf('before', [ofLastYear]),
      idsOf('march', [ofMarch]),
      idsOf('april', [ofApril]),
      idsOf('october', [ofOctober]),
      idsOf('later', []),
      request('start', getBlogOverview, {}, robin),
      request('all', getBlogPosts, { categoryId: 0, payload: { pageSize: 50 } }, robin),
      request('unseen', getBlogPosts, { categoryId: 0, payload: { id: toCome ?? 0 } }, robin, { fails: 'unknown' }),
      request('issues', getMagazines, { page: 1 }, robin),
      idsOf('all', [ofOctober, ofApril, ofMarch, ofJanuary, ofLastYear]),
      check('the totals', {
        got: [
          valueOf('start', 'total'),
          valueOf('all', 'total'),
          valueOf('newest', 'total'),
          valueOf('issues', 'total'),
        ],
        equals: [5, 5, 4, 4],
      }),
    ],
  }),
];
