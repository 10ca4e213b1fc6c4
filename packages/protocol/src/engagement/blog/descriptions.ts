import { describe, describeValues } from '../../declare/describe.ts';
import { blogPages } from './constants.ts';
import { getBlogActors, getBlogArchives, getBlogPosts, getMagazines, getRandomMagazine } from './rest.ts';
import {
  blogActors,
  blogArchive,
  blogArticle,
  blogCategory,
  blogCategoryTotal,
  blogListCategory,
  blogMonth,
  blogNeighbour,
  blogOverview,
  blogPost,
  blogPosts,
  blogYear,
  magazine,
  magazines,
} from './schemas.ts';

const page = 'the page, counted from 1; beyond the last one it is empty';
const id = 'the article';
const slug = 'its words in addresses, by language; the id alone finds it';
const category = 'what it is about; that it stands out is no category';

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(blogPost, {
    id,
    slug,
    category,
    title: 'in the caller’s language',
    subtitle: 'in the caller’s language',
    date: 'when it appears, by which lists are ordered; nothing of the future is in any answer',
    excerpt: 'two sentences in the caller’s language',
    featured: 'whether it may stand out on the start of the magazine',
    picture: 'a still',
    readingMinutes: 'how long it takes to read, at least 1',
    actorIds: 'the performers it is about, the first one beside it',
  }),
  describe(blogNeighbour, { id, slug, category, title: 'in the caller’s language' }),
  describe(blogArticle, {
    post: 'the article as in lists',
    slugs: 'its words in addresses, in each language',
    portrait: 'of an interview: its performer, also served 720 pixels wide; null for others',
    html: 'its text: headings, paragraphs, quotes, lists, figures with pictures of this server, and nothing else',
    previous: 'the one that appeared before it in its category; null for the first',
    next: 'the one that appeared after it; null for the newest',
  }),
  describe(blogCategoryTotal, {
    category: 'the category of a list',
    categoryId: 'its number; 0 for all',
    total: 'the articles that have appeared',
  }),
  describe(blogMonth, { month: 'from 1 to 12, in Berlin', total: 'its articles' }),
  describe(blogYear, { year: 'in Berlin', total: 'its articles', months: 'those that have any, the newest first' }),
  describe(blogArchive, {
    years: 'those that have any, the newest first',
    year: 'the one that was read; null where no article has appeared',
    posts: 'the articles of this page, the newest first',
    total: 'the articles of all pages of the year or month',
    page: 'the page that was read',
  }),
  describe(blogPosts, {
    posts: 'the articles of this page, the newest first; empty where one was read',
    total: 'the articles of all pages, without those that are excluded; 0 where one was read',
    page: 'the page that was read',
    article: 'the one that was read by its id; null for a list',
  }),
  describe(blogOverview, {
    featured: 'the newest article that stands out; null without one',
    posts: 'the latest three others',
    total: 'all articles that have appeared',
    categories: 'the categories of lists in their order',
    archive: 'the first page of the archive of all categories, of the newest year',
  }),
  describe(blogActors, { actors: 'in the order of the ids' }),
  describe(magazine, {
    id: 'the issue',
    title: 'in the caller’s language: season and year',
    published: 'when its first article appeared',
    articles: 'how many it holds',
    picture: 'that of its cover, a portrait',
    year: 'the year of its first month',
    month: 'its first month',
  }),
  describe(magazines, {
    magazines: 'the issues of this page',
    total: 'the issues of all pages',
    page: 'the page that was read',
  }),
  describe(getBlogPosts.input, {
    categoryId: 'the number of a category; 0 for all, 506 for those that stand out',
    payload: 'page and exclusions, or the id of one article, as JSON text in the path',
  }),
  describe(getBlogPosts.input.fields.payload, {
    page,
    pageSize: `articles of a page, at most ${blogPages.most}; ${blogPages.size} if left out`,
    exclude: 'articles that are left out, as they are shown already',
    id: 'the one article that is read, with its text',
  }),
  describe(getBlogArchives.input, {
    category: 'the category of the list',
    page,
    pageSize: `articles of a page, at most ${blogPages.most}; ${blogPages.archiveSize} if left out`,
    year: 'the newest one with articles if left out',
    month: 'the whole year if left out',
    months: 'how many from that month on, to the end of the year at most; 1 if left out',
  }),
  describe(getBlogActors.input, { payload: 'the ids, as JSON text in the path' }),
  describe(getBlogActors.input.fields.payload, {
    ids: 'the performers, of whom the first 100 are read; unknown ones are left out',
  }),
  describe(getMagazines.input, { page }),
  describe(getRandomMagazine.input, { excludeId: 'the issue that is shown; 0 for none' }),
  describe(getRandomMagazine.answer, { magazine: 'null where there is no other issue' }),
  describeValues(blogCategory, {
    general: 'what fits nowhere else',
    event: 'evenings that are announced',
    live: 'what happens live',
    premiumTv: 'television with a subscription',
    freeTv: 'television for everybody',
    actions: 'campaigns',
    production: 'how things are made',
    news: 'what is new on the platform',
    interviews: 'talks with performers',
  }),
  describeValues(blogListCategory, {
    news: 'what is new on the platform',
    actions: 'campaigns',
    interviews: 'talks with performers',
    event: 'evenings that are announced',
    latest: 'all categories',
  }),
].flat();
