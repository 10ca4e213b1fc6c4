import type { AnswerOf } from '@lounge/protocol';
import { blogPages, getBlogActors, getBlogOverview, getBlogPosts } from '@lounge/protocol/engagement/blog';
import { PagedList } from '../../reactive/PagedList.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** The start of the magazine. */
export type BlogOverviewData = AnswerOf<typeof getBlogOverview>;
/** A page of articles. */
export type BlogPostsPage = AnswerOf<typeof getBlogPosts>;
/** An article in a list. */
export type BlogPostData = BlogPostsPage['posts'][number];
/** An article with its text. */
export type BlogArticleData = NonNullable<BlogPostsPage['article']>;

/** The page of a list of articles that begins at an offset, counted from 1. */
export const pageAt = (offset: number, size: number): number => blogPages.first + Math.floor(offset / size);

/** The start of the magazine: what stands out, the latest articles, the categories, and the newest year. */
export const blogOverviewRead = (context: ReadContext, onValue?: (overview: BlogOverviewData) => void) =>
  new Read(() => callWithin(context, getBlogOverview, {}), onValue);

/** Which articles a list has. */
export interface BlogListing {
  readonly categoryId: number;
  /** Articles that are shown elsewhere on the page. @default none */
  readonly exclude?: readonly number[];
  /** Articles of a page. @default 9 */
  readonly pageSize?: number;
}

/** The articles of a category, page by page. */
export const blogList = (
  { categoryId, exclude = [], pageSize = blogPages.archiveSize }: BlogListing,
  context: ReadContext,
): PagedList<BlogPostsPage, BlogPostData> =>
  new PagedList(
    (offset) => {
      const payload = { page: pageAt(offset, pageSize), pageSize, exclude: [...exclude] };
      return callWithin(context, getBlogPosts, { categoryId, payload });
    },
    { itemsOf: ({ posts }) => posts, totalOf: ({ total }) => total, keyOf: ({ id }) => id },
  );

/** An article with its text; an article of another category is unknown. */
export const blogArticleRead = (categoryId: number, id: number, context: ReadContext): Read<BlogArticleData | null> =>
  new Read(async () => {
    const result = await callWithin(context, getBlogPosts, { categoryId, payload: { id } });
    return result.ok ? { ok: true, value: result.value.article } : result;
  });

/** The performers of articles, as they can be contacted now. */
export const blogActorsRead = (ids: readonly number[], context: ReadContext) =>
  new Read(() => callWithin(context, getBlogActors, { payload: { ids: [...ids] } }));
