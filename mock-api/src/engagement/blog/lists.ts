import { blogCategoryIds, latestBlogCategoryId, type blogListCategory } from '@lounge/protocol/engagement/blog';
import type { Infer } from '@lounge/protocol';
import type { ArticleList } from '../../world/article-lists.ts';

const listsById: ReadonlyMap<number, ArticleList> = new Map([
  [latestBlogCategoryId, 'latest'],
  ...Object.entries(blogCategoryIds).map(([name, id]) => [id, name as keyof typeof blogCategoryIds] as const),
]);

/** All lists of articles. */
export const articleLists: readonly ArticleList[] = [...listsById.values()];

/** The list that a category's number stands for; undefined for one that is none, as 42. */
export const listOfId = (categoryId: number): ArticleList | undefined => listsById.get(categoryId);

/** The number of a list's category. */
export const idOfList = (list: Infer<typeof blogListCategory>): number =>
  list === 'latest' ? latestBlogCategoryId : blogCategoryIds[list];
