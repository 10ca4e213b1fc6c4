import { model } from '../../content/actors/schemas.ts';
import { languageText, picture } from '../../schema/common.ts';
import * as s from '../../schema/s.ts';

/** A category of articles. `featured` is a mark and no category of its own. @spec entity:enum.blogCategoryId */
export const blogCategory = s.enum(
  ['general', 'event', 'live', 'premiumTv', 'freeTv', 'actions', 'production', 'news', 'interviews'],
  { id: 'BlogCategory', description: 'a category of articles' },
);

/** A category by which articles are listed; `latest` are all of them. @spec entity:enum.blogListCategory */
export const blogListCategory = s.enum(['news', 'actions', 'interviews', 'event', 'latest'], {
  id: 'BlogListCategory',
  description: 'a category by which articles are listed; latest are all of them',
});

/**
 * An article in a list.
 * @spec entity:blogPost
 * @assumed `slug`, `category`, `picture`, `readingMinutes` and `actorIds`: the documents name the other fields only.
 */
export const blogPost = s.object(
  {
    id: s.entityId,
    slug: s.string,
    category: blogCategory,
    title: s.string,
    subtitle: s.string,
    date: s.instant,
    excerpt: s.string,
    featured: s.boolean,
    picture,
    readingMinutes: s.count,
    actorIds: s.array(s.entityId),
  },
  { id: 'BlogPost', description: 'an article in a list' },
);

/** The way from an article to another one. @assumed */
export const blogNeighbour = s.object(
  { id: s.entityId, slug: s.string, category: blogCategory, title: s.string },
  { id: 'BlogNeighbour', description: 'the way from an article to another one' },
);

/** An article with its text. @assumed All fields: no document shows how the text of an article is read. */
export const blogArticle = s.object(
  {
    post: blogPost,
    slugs: s.array(languageText),
    portrait: s.nullable(picture),
    html: s.string,
    previous: s.nullable(blogNeighbour),
    next: s.nullable(blogNeighbour),
  },
  { id: 'BlogArticle', description: 'an article with its text' },
);

/** The number of articles of a category. @assumed */
export const blogCategoryTotal = s.object(
  { category: blogListCategory, categoryId: s.count, total: s.count },
  { id: 'BlogCategoryTotal', description: 'the number of articles of a category' },
);

/** The number of articles of a month. @assumed */
export const blogMonth = s.object(
  { month: s.integerBetween(1, 12), total: s.count },
  { id: 'BlogMonth', description: 'the number of articles of a month' },
);

/** The articles of a year, by month. @assumed */
export const blogYear = s.object(
  { year: s.count, total: s.count, months: s.array(blogMonth) },
  { id: 'BlogYear', description: 'the number of articles of a year, by month' },
);

/** A page of an archive. @assumed */
export const blogArchive = s.object(
  { years: s.array(blogYear), year: s.nullable(s.count), posts: s.array(blogPost), total: s.count, page: s.count },
  { id: 'BlogArchive', description: 'a page of the articles of a year, with the years that there are' },
);

/** Articles of a category, or one with its text. @spec entity:blog @assumed `article`. */
export const blogPosts = s.object(
  { posts: s.array(blogPost), total: s.count, page: s.count, article: s.nullable(blogArticle) },
  { id: 'BlogPosts', description: 'a page of articles, or one with its text' },
);

/** The start of the magazine. @spec entity:blog @assumed Which call carries which part. */
export const blogOverview = s.object(
  {
    featured: s.nullable(blogPost),
    posts: s.array(blogPost),
    total: s.count,
    categories: s.array(blogCategoryTotal),
    archive: blogArchive,
  },
  { id: 'BlogOverview', description: 'the start of the magazine' },
);

/** The performers of articles. @assumed The answer. */
export const blogActors = s.object(
  { actors: s.array(model) },
  { id: 'BlogActors', description: 'the performers of articles, as they can be contacted now' },
);

/**
 * An issue of the magazine: the articles of a quarter.
 * @assumed All fields: the documents show none.
 */
export const magazine = s.object(
  {
    id: s.entityId,
    title: s.string,
    published: s.instant,
    articles: s.count,
    picture,
    year: s.count,
    month: s.integerBetween(1, 12),
  },
  { id: 'Magazine', description: 'an issue of the magazine' },
);

/** A page of issues. @assumed */
export const magazines = s.object(
  { magazines: s.array(magazine), total: s.count, page: s.count },
  { id: 'Magazines', description: 'a page of issues, the newest first' },
);
