import { blogPages, latestBlogCategoryId } from '@lounge/protocol/engagement/blog';
import type { PushSource } from '../../ports.ts';
import type { PagedList } from '../../reactive/PagedList.ts';
import type { Read, ReadContext } from '../../reactive/Read.ts';
import {
  blogList,
  blogOverviewRead,
  type BlogOverviewData,
  type BlogPostData,
  type BlogPostsPage,
} from './articles.ts';
import { BlogArchives } from './BlogArchives.ts';

/**
 * The start of the magazine, one read: the lists of the latest articles and of the archive begin with what came with it, and read their
 * second pages first.
 */
export class BlogStart {
  readonly overview: Read<BlogOverviewData>;
  readonly archives: BlogArchives;
  /** The latest articles without the one that stands out. */
  readonly latest: PagedList<BlogPostsPage, BlogPostData>;
  readonly #exclude: number[] = [];

  constructor(context: ReadContext) {
    this.archives = new BlogArchives('latest', context);
    const listing = { categoryId: latestBlogCategoryId, exclude: this.#exclude, pageSize: blogPages.size };
    this.latest = blogList(listing, context);
    this.overview = blogOverviewRead(context, (overview) => this.#begin(overview));
  }

  listen(source: PushSource): void {
    this.overview.listen(source);
  }

  #begin({ featured, posts, total, archive }: BlogOverviewData): void {
    this.#exclude.splice(0, 1, ...(featured === null ? [] : [featured.id]));
    this.latest.set({ posts, total: total - this.#exclude.length, page: blogPages.first, article: null });
    this.archives.begin(archive);
  }
}
