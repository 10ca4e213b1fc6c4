import type { AnswerOf, Infer } from '@lounge/protocol';
import { blogPages, getBlogArchives, type blogListCategory } from '@lounge/protocol/engagement/blog';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observableRef } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { PagedList } from '../../reactive/PagedList.ts';
import { callWithin, type ReadContext } from '../../reactive/Read.ts';
import { pageAt, type BlogPostData } from './articles.ts';

/** A page of an archive. */
export type BlogArchiveData = AnswerOf<typeof getBlogArchives>;

/** The years and months that an archive shows. */
export interface BlogPeriod {
  /** @default the newest year with articles */
  readonly year?: number;
  /** @default the whole year */
  readonly month?: number;
  /** How many months from that one on. @default 1 */
  readonly months?: number;
}

/**
 * The articles of a year or a month. The first page of the newest year may come with the start of the magazine; its own reads begin with the
 * second one then.
 * @spec state:blog-archives, feature:blog.archive
 */
export class BlogArchives {
  /** The year or the months that are shown. */
  period: BlogPeriod;
  /** The years that have articles, as they were last read. */
  years: BlogArchiveData['years'] = [];
  readonly list: PagedList<BlogArchiveData, BlogPostData>;
  readonly #context: ReadContext;
  readonly #category: Infer<typeof blogListCategory>;

  constructor(category: Infer<typeof blogListCategory>, context: ReadContext, period: BlogPeriod = {}) {
    this.period = period;
    this.#category = category;
    this.#context = context;
    this.list = new PagedList((offset) => this.#read(offset), {
      itemsOf: ({ posts }) => posts,
      totalOf: ({ total }) => total,
      keyOf: ({ id }) => id,
      onPage: ({ years }) => (this.years = years),
    });
    makeAutoObservable(this, { period: observableRef, years: observableRef, list: false }, { autoBind: true });
  }

  listen(source: PushSource): void {
    this.list.listen(source);
  }

  /** Takes over the first page, which came with the start of the magazine; another year that was chosen stays. */
  begin(first: BlogArchiveData): void {
    if (this.list.value !== null && this.list.value.year !== first.year) return;
    this.period = first.year === null ? {} : { year: first.year };
    this.list.set(first);
  }

  /** Shows another year or month. */
  async show(period: BlogPeriod): Promise<void> {
    this.period = period;
    this.list.reset();
    await this.list.load();
  }

  #read(offset: number): Promise<Result<BlogArchiveData>> {
    const page = pageAt(offset, blogPages.archiveSize);
    return callWithin(this.#context, getBlogArchives, { category: this.#category, page, ...this.period });
  }
}
