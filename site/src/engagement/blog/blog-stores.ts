import { blogPages } from '@lounge/protocol/engagement/blog';
import {
  blogActorsRead,
  BlogArchives,
  blogArticleRead,
  blogList,
  BlogStart,
  magazineList,
  otherMagazineRead,
} from '@lounge/stores/engagement/blog';
import type { BlogOverviewData, BlogPostData } from '@lounge/stores/engagement/blog';
import { defineModule, defineRead } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';
import { restorables } from '../../shared/snapshots.ts';
import { periodOfKey } from './blog-address.ts';
import { listId, type BlogListName } from './blog-lists.ts';

/** The start of the magazine. */
export const { of: blogStartOf, use: useBlogStart } = defineModule({
  key: 'blogStart',
  create: ({ context }) => new BlogStart(context),
  listen: (start, pushSource) => start.listen(pushSource),
  snapshot: ({ overview }) => restorables({ 'blog start': overview }),
});

/** The article that stands out above a list to which it belongs. */
export const leadOf = (overview: BlogOverviewData | null, list: BlogListName): BlogPostData | null => {
  const featured = overview?.featured ?? null;
  return featured !== null && ['latest', 'featured', featured.category].includes(list) ? featured : null;
};

/** The key of a list without the article above it. */
export const listKeyOf = (list: BlogListName, lead: BlogPostData | null): string => `${list} ${lead?.id ?? ''}`;

/** The lists of articles that were opened, by `listKeyOf`. */
export const { of: blogListsOf, use: useBlogLists } = defineModule({
  key: 'blogLists',
  create: ({ context }) =>
    openedStores(
      (key: string) => {
        const [list, lead = ''] = key.split(' ');
        // The key was made by `listKeyOf`.
        return blogList(
          { categoryId: listId(list as BlogListName), exclude: lead === '' ? [] : [Number(lead)] },
          context,
        );
      },
      (list, key) => ({ [`blog list ${key}`]: list }),
    ),
  listen: (lists, pushSource) => lists.listen(pushSource),
  snapshot: (lists) => lists,
});

/** The archives that were opened, by the keys of their periods. */
export const { of: blogArchivesOf, use: useBlogArchives } = defineModule({
  key: 'blogArchives',
  create: ({ context }) =>
    openedStores(
      (key: string) => new BlogArchives('latest', context, periodOfKey(key)),
      ({ list }, key) => ({ [`blog archive ${key}`]: list }),
    ),
  listen: (archives, pushSource) => archives.listen(pushSource),
  snapshot: (archives) => archives,
});

/** The articles that were opened, by their ids. */
export const { of: blogArticlesOf, use: useBlogArticles } = defineModule({
  key: 'blogArticles',
  create: ({ context }) =>
    openedStores(
      (id: number) => blogArticleRead(listId('latest'), id, context),
      (article, id) => ({ [`blog article ${id}`]: article }),
    ),
  listen: (articles, pushSource) => articles.listen(pushSource),
  snapshot: (articles) => articles,
});

/** The latest articles beside one that is read, by its id. */
export const { of: furtherArticlesOf, use: useFurtherArticles } = defineModule({
  key: 'furtherArticles',
  create: ({ context }) =>
    openedStores(
      (id: number) => blogList({ categoryId: listId('latest'), exclude: [id], pageSize: blogPages.size }, context),
      (list, id) => ({ [`further articles ${id}`]: list }),
    ),
  listen: (lists, pushSource) => lists.listen(pushSource),
  snapshot: (lists) => lists,
});

/** The performers of articles as they are now, by the ids of an article's. */
export const { of: blogActorsOf, use: useBlogActors } = defineModule({
  key: 'blogActors',
  create: ({ context }) =>
    openedStores(
      (ids: string) => blogActorsRead(ids.split(',').map(Number), context),
      (actors, ids) => ({ [`blog actors ${ids}`]: actors }),
    ),
  listen: (actors, pushSource) => actors.listen(pushSource),
  snapshot: (actors) => actors,
});

/** The issues of the magazine. */
export const { of: issuesOf, use: useIssues } = defineRead('issues', ({ context }) => magazineList(context));

/** An issue at random, and another one with each read. */
export const { of: otherIssueOf, use: useOtherIssue } = defineRead('otherIssue', ({ context }) =>
  otherMagazineRead(context),
);
