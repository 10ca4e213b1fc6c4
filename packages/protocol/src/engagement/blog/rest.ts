import { read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { blogCacheSeconds, blogPages } from './constants.ts';
import { blogActors, blogArchive, blogListCategory, blogOverview, blogPosts, magazine, magazines } from './schemas.ts';

const cache = { forMs: blogCacheSeconds * 1000 };
const page = s.integerBetween(blogPages.first, s.maxPageNumber);
const pageSize = s.integerBetween(1, blogPages.most);

/**
 * The start of the magazine: the article that stands out, the latest three others, how many there are of each category, and the first page of
 * the archive of the newest year.
 * @spec rest:blog.overview.get, rest:blog.pm
 * @assumed `pm` is the overview: no document says what it reads, and none gives the overview a path.
 */
export const getBlogOverview = read('engagement/blog/getBlogOverview', {
  path: '/rest/v1/blog/pm',
  input: s.empty,
  answer: blogOverview,
  cache,
  purpose: 'Reads the start of the magazine.',
});

/** @assumed `id` reads one article with its text: no call of the documents answers a text. */
const blogPayload = s.object({
  page: s.optional(page),
  pageSize: s.optional(pageSize),
  exclude: s.optional(s.array(s.entityId)),
  id: s.optional(s.entityId),
});

/**
 * Articles of a category, the newest first, without those of `exclude`; 0 are all categories, 506 those that stand out. With `id` the answer is
 * that one, with its text.
 * @spec rest:blog.category.get
 * @assumed A category without a number is unknown, as is an article of another one.
 */
export const getBlogPosts = read('engagement/blog/getBlogPosts', {
  path: '/rest/v1/blog/posts/{categoryId}/{payload}',
  input: s.object({ categoryId: s.count, payload: blogPayload }),
  answer: blogPosts,
  failures: ['unknown'],
  cache,
  purpose: 'Reads articles of a category, or one with its text.',
});

/**
 * The articles of a year or of a month, the newest first, nine of a page. Without a year it is the newest one that has any.
 * @spec rest:blog.archives.get
 * @assumed `month` and `months`, by which an issue is read; the time zone of years and months is Berlin's.
 */
export const getBlogArchives = read('engagement/blog/getBlogArchives', {
  path: '/rest/v1/blog/archives/{category}',
  input: s.object({
    category: blogListCategory,
    page: s.optional(page),
    pageSize: s.optional(pageSize),
    year: s.optional(s.count),
    month: s.optional(s.integerBetween(1, 12)),
    months: s.optional(s.integerBetween(1, 12)),
  }),
  answer: blogArchive,
  cache,
  purpose: 'Reads the articles of a year or a month.',
});

/** The performers of articles, in the order of their ids, without those who are hidden from the caller. @spec rest:blog.actors.get */
export const getBlogActors = read('engagement/blog/getBlogActors', {
  path: '/rest/v1/blog/actors/{payload}',
  input: s.object({ payload: s.object({ ids: s.array(s.entityId) }) }),
  answer: blogActors,
  purpose: 'Reads the performers of articles.',
});

/** Issues of the magazine, the newest first; the first page is 1. @spec rest:magazine.magazines.get */
export const getMagazines = read('engagement/blog/getMagazines', {
  path: '/rest/v1/magazines/{page}',
  input: s.object({ page }),
  answer: magazines,
  cache,
  purpose: 'Reads a page of issues of the magazine.',
});

/**
 * Another issue than the one that is shown, at random; null where there is no other.
 * @spec rest:magazine.random.get
 * @assumed The path's `0` excludes none.
 */
export const getRandomMagazine = read('engagement/blog/getRandomMagazine', {
  path: '/rest/v1/magazines/random/{excludeId}',
  input: s.object({ excludeId: s.count }),
  answer: s.object(
    { magazine: s.nullable(magazine) },
    { id: 'RandomMagazine', description: 'another issue of the magazine' },
  ),
  purpose: 'Reads another issue of the magazine.',
});
