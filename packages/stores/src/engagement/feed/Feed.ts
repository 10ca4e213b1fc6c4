import type { AnswerOf } from '@lounge/protocol';
import { avsSet } from '@lounge/protocol/foundation/age-check';
import { posts, totals } from '@lounge/protocol/engagement/feed';
import { ignore, startTimer } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { PagedList } from '../../reactive/PagedList.ts';
import { callWithin } from '../../reactive/Read.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { countsNewPosts, feedVariables, type FeedFilter } from './feed-filter.ts';
import type { FeedPostData, FeedPosts } from './FeedPosts.ts';

/** A page of posts. */
export type FeedPage = AnswerOf<typeof posts>;

/** How often an open feed asks for new posts, in milliseconds. @assumed */
export const newPostsAskedMs = 60_000;

/** The posts of one filter, page by page. New ones are counted, and read when the visitor asks for them. @spec feature:feed.read 1-3 */
export class Feed {
  readonly list: PagedList<FeedPage, FeedPostData>;
  /** How many posts were published since the feed was read; 0 where that is not known. */
  newPosts = 0;
  readonly filter: FeedFilter;
  readonly #book: FeedPosts;
  readonly #context: StoreContext;
  #next: string | null = null;
  #stopAsking = (): void => undefined;

  constructor(filter: FeedFilter, book: FeedPosts, context: StoreContext) {
    this.filter = filter;
    this.#book = book;
    this.#context = context;
    this.list = new PagedList((offset) => this.#read(offset), {
      itemsOf: ({ items }) => items,
      // A cursor does not say how many follow: one more, as long as there is a next page.
      totalOf: ({ items, next }, offset) => offset + items.length + (next === null ? 0 : 1),
      keyOf: ({ id }) => id,
      onPage: ({ items, next }) => {
        this.#next = next;
        this.#book.put(items);
      },
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The posts as they are now; those that were removed keep their place. */
  get items(): readonly FeedPostData[] {
    return this.list.items.map((item) => this.#book.of(item.id) ?? item);
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(avsSet, this.#refresh));
    reloadOnResync(source, () => [this.list], this.load);
  }

  /** Reads the first page, which takes the place of all that is shown. */
  async load(): Promise<void> {
    await this.list.load();
    runInAction(() => (this.newPosts = 0));
  }

  /** Reads the feed again, with its new posts. */
  async showNew(): Promise<void> {
    this.list.restart();
    this.list.markStale();
    await this.load();
  }

  /** Asks for new posts now and every minute, until the returned function is called. */
  follow(): () => void {
    const ask = (): void => {
      this.#stopAsking = startTimer(this.#context, newPostsAskedMs, () => {
        void this.countNew();
        ask();
      });
    };
    this.#stopAsking();
    ask();
    return () => this.#stopAsking();
  }

  /** Counts the posts that are newer than the newest one that is shown. */
  async countNew(): Promise<void> {
    const since = this.#newest();
    if (since === null || !countsNewPosts(this.filter)) return;
    const { modelId } = this.filter;
    const result = await callWithin(this.#context, totals, { since, ...(modelId !== null && { modelId }) });
    if (!result.ok) return ignore(result.failure, 'spec: new posts that could not be counted are not offered');
    if (since === this.#newest()) runInAction(() => (this.newPosts = result.value.added));
  }

  #newest(): string | null {
    const [first, ...others] = this.list.items.map(({ published }) => published);
    // A pinned post is older than those that follow.
    return first === undefined ? null : others.reduce((one, other) => (other > one ? other : one), first);
  }

  #read(offset: number) {
    const after = offset > 0 && this.#next !== null ? { after: this.#next } : {};
    return callWithin(this.#context, posts, { ...feedVariables(this.filter), ...after });
  }

  #refresh = (): void => {
    if (this.list.state !== 'idle') this.list.refresh();
  };
}
