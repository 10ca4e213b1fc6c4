import type { Result } from '@lounge/transport';
import { actionBound, computed, makeObservable, observable, observableRef, override, runInAction } from 'mobx';
import { LatestRead } from './LatestRead.ts';
import type { LoadableState } from './Loadable.ts';
import { Read } from './Read.ts';

/** Content of a page. */
export interface Paging<Page, Item> {
  readonly itemsOf: (page: Page) => readonly Item[];
  /** The number of items of all pages; `offset` were read before this page. */
  readonly totalOf: (page: Page, offset: number) => number;
  /** Returns the key of an item. */
  readonly keyOf: (item: Item) => string | number;
  /** The largest offset that can be asked for; without one every page can. */
  readonly maxOffset?: number;
  /** Runs with each page that is shown, in the action that adds it. */
  readonly onPage?: (page: Page) => void;
}

/** A page of items and the number of items of all pages. */
export interface ItemsPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/**
 * A list that is read page by page, by an offset or a cursor. Its value and state are those of the first page, which replaces all
 * items; later pages append what is not there yet.
 */
export class PagedList<Page, Item> extends Read<Page> {
  items: readonly Item[] = [];
  /** The number of items of all pages. */
  total = 0;
  isLoadingMore = false;
  /** Whether the last read of a later page failed. */
  hasMoreFailed = false;
  /** How many items were read, with those that two pages had: the offset of the next page. */
  #offset = 0;
  readonly #fetch: (offset: number, last: Item | undefined) => Promise<Result<Page>>;
  readonly #paging: Paging<Page, Item>;
  /** A list with another filter makes the later pages of the one before stale. */
  readonly #lists = new LatestRead();

  /** `fetch` reads the page from an offset on, or after the last item that is known; the first page from 0 on. */
  constructor(fetch: (offset: number, last: Item | undefined) => Promise<Result<Page>>, paging: Paging<Page, Item>) {
    super(() => fetch(0, undefined));
    this.#fetch = fetch;
    this.#paging = paging;
    makeObservable(this, {
      items: observableRef,
      total: observable,
      isLoadingMore: observable,
      hasMoreFailed: observable,
      hasMore: computed,
      set: override,
      restore: override,
      restart: actionBound,
      loadMore: actionBound,
      changeItem: actionBound,
      prepend: actionBound,
      append: actionBound,
      remove: actionBound,
    });
  }

  get hasMore(): boolean {
    // The items are read too, as the offset changes with them.
    const { maxOffset = Infinity } = this.#paging;
    const isReachable = this.#offset < this.total && this.#offset <= maxOffset;
    return this.state === 'ready' && this.items.length < this.total && isReachable;
  }

  /** Replaces all items by a first page. */
  override set(page: Page): void {
    super.set(page);
    this.#begin(page);
  }

  /** Takes over a snapshot; without a value, as after `reset`, the list is empty. */
  override restore(state: LoadableState): void {
    this.restart();
    this.items = [];
    this.#offset = 0;
    this.total = 0;
    super.restore(state);
    if (this.value !== null) this.#begin(this.value);
  }

  /** Drops later pages that are being read, as the next first page is that of another list; what is shown stays until then. */
  restart(): void {
    this.#lists.invalidate();
    this.isLoadingMore = false;
    this.hasMoreFailed = false;
  }

  /** Reads the next page, unless that is under way. Where the list changed meanwhile, it reads what follows on that. */
  async loadMore(): Promise<void> {
    if (this.isLoadingMore || !this.hasMore) return;
    this.isLoadingMore = true;
    this.hasMoreFailed = false;
    const isCurrent = this.#lists.watch();
    let before = this.items;
    let result = await this.#fetchNext();
    while (result.ok && isCurrent() && before !== this.items && this.hasMore) {
      before = this.items;
      result = await this.#fetchNext();
    }
    runInAction(() => {
      if (!isCurrent()) return;
      this.isLoadingMore = false;
      this.hasMoreFailed = !result.ok;
      if (result.ok && before === this.items) this.append(result.value);
    });
  }

  /** Changes the item with a key. Returns whether there is one. */
  changeItem(key: string | number, change: (item: Item) => Item): boolean {
    const { keyOf } = this.#paging;
    if (!this.items.some((item) => keyOf(item) === key)) return false;
    this.items = this.items.map((item) => (keyOf(item) === key ? change(item) : item));
    return true;
  }

  /** Adds a new item in front, once. */
  prepend(item: Item): void {
    const key = this.#paging.keyOf(item);
    if (this.changeItem(key, (known) => known)) return;
    this.items = [item, ...this.items];
    this.#offset += 1;
    this.total += 1;
  }

  /** Adds the items of a later page that are not there yet. */
  append(page: Page): void {
    const { itemsOf, totalOf, keyOf, onPage } = this.#paging;
    const items = itemsOf(page);
    onPage?.(page);
    this.total = totalOf(page, this.#offset);
    this.#offset += items.length;
    // What came in front shifts pages by an offset, so that they repeat items of the page before.
    const known = new Set(this.items.map(keyOf));
    this.items = [...this.items, ...items.filter((item) => !known.has(keyOf(item)))];
  }

  /** Removes the item with a key, which belongs to no page from now on. */
  remove(key: string | number): void {
    const rest = this.items.filter((item) => this.#paging.keyOf(item) !== key);
    const removed = this.items.length - rest.length;
    this.items = rest;
    this.#offset -= removed;
    this.total = Math.max(0, this.total - removed);
  }

  #fetchNext(): Promise<Result<Page>> {
    return this.#fetch(this.#offset, this.items.at(-1));
  }

  #begin(page: Page): void {
    this.#paging.onPage?.(page);
    this.items = this.#paging.itemsOf(page);
    this.#offset = this.items.length;
    this.total = this.#paging.totalOf(page, 0);
  }
}

/** A list of pages `{ items, total }`, whose items are told apart by their ids. */
export const pagedById = <Item extends { readonly id: string | number }>(
  fetch: (offset: number) => Promise<Result<ItemsPage<Item>>>,
  options: Pick<Paging<ItemsPage<Item>, Item>, 'maxOffset'> = {},
): PagedList<ItemsPage<Item>, Item> =>
  new PagedList(fetch, {
    ...options,
    itemsOf: ({ items }) => items,
    totalOf: ({ total }) => total,
    keyOf: ({ id }) => id,
  });
