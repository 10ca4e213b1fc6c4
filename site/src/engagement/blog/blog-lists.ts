import { blogCategoryIds, blogSlugOf, latestBlogCategoryId } from '@lounge/protocol/engagement/blog';

const ids = { latest: latestBlogCategoryId, ...blogCategoryIds } as const;

/** A list of articles: those of a category, those that stand out, or all. */
export type BlogListName = keyof typeof ids;

// `Object.keys` returns strings.
const names = Object.keys(ids) as BlogListName[];

/** The lists that the magazine names first, with their totals. */
export const mainLists = ['latest', 'news', 'interviews', 'event', 'actions'] as const satisfies BlogListName[];

/** The number by which a list is read. @spec feature:blog.read 2 */
export const listId = (list: BlogListName): number => ids[list];

/** The list that an address names, also as the wire spells it; undefined for one that nobody knows. */
export const listIn = (word: string | undefined): BlogListName | undefined =>
  names.find((each) => each === word || blogSlugOf(each) === word);
