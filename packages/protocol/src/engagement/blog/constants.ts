/**
 * The number of each category of articles. 42 is none.
 * @spec constant:blog.categoryIds
 */
export const blogCategoryIds = {
  general: 1,
  event: 38,
  live: 39,
  premiumTv: 40,
  freeTv: 41,
  actions: 43,
  production: 44,
  news: 45,
  interviews: 46,
  featured: 506,
} as const;

/** The number that reads articles of all categories, the newest first. @assumed `latest` is a category of lists and has no number. */
export const latestBlogCategoryId = 0;

/**
 * Pages of articles: 3 unless asked for otherwise, 9 of an archive. The first page is 1; an archive's comes with the overview, so that its own
 * reads begin at 2.
 * @spec constant:blog.pageSizeDefault, constant:blog.pageSizeArchives, constant:blog.firstPage, constant:blog.archivesStartPage
 * @spec rule:blog-archive-start-2, state:blog-archives
 * @assumed The sizes are those of the documents; another reading of theirs takes them from a configuration, which is not shown.
 */
export const blogPages = { first: 1, size: 3, archiveSize: 9, archivesStart: 2, most: 50 } as const;

/** How long the client keeps articles, in seconds. @spec constant:blog.cacheSeconds */
export const blogCacheSeconds = 60;

/** Issues of a page of magazines. @assumed The documents give no number. */
export const magazinesOfPage = 6;

/** The word of a list of articles in addresses, such as `premium-tv`. @assumed */
export const blogSlugOf = (list: string): string => list.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The parameters of an article's address: its category, and its id before its words in the language of the address. @assumed */
export const articleParams = ({
  id,
  category,
  slug,
}: {
  readonly id: number;
  readonly category: string;
  readonly slug: string;
}): { readonly category: string; readonly article: string } => ({
  category: blogSlugOf(category),
  article: `${id}-${slug}`,
});
