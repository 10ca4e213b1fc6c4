import type { Push, Schema } from '@lounge/protocol';
import { maxSearchPage, moodDebounceMs, searchPageSize } from '@lounge/protocol/content/actor-search';
import { startTimer, type Result } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { PagedList } from '../../reactive/PagedList.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { findCostliest, type CostlyFilter } from './costliest-filter.ts';
import { isSameSearch, plainQuery, type SearchPosition, type SearchQuery, type SearchType } from './search-query.ts';
import { SearchRequests, type SearchState } from './SearchRequests.ts';

/** A performer who was found. */
export type FoundActorData = SearchState['actorList'][number];
/** A town on the map. */
export type SearchMarkerData = SearchState['markers'][number];

/** A push about a performer. */
type ActorPush = Push<Schema<{ actorId: number }>>;

/** Pushes by which performers leave a list and come back. */
interface Membership {
  readonly leave: readonly ActorPush[];
  readonly join: readonly ActorPush[];
}

/** Options of a search. */
export interface ActorSearchOptions {
  /** The category that the page is about. @default that of the query, or of the type */
  readonly category?: string;
  /** Who is in the list changes by these pushes. @default by reading it again */
  readonly membership?: Membership;
}

/** Performers who join within this time are read together. */
const batchMs = 2_000;
/** Pages that are read at once for an address, so that it costs no more than a few reads. @assumed */
const mostPagesAtOnce = 5;
/** The most performers that the pages of a search reach. */
const mostPaged = maxSearchPage * searchPageSize;

const nobody: Pick<SearchState, 'actorList' | 'maxPage' | 'totalHits' | 'mapState' | 'markers' | 'availableFilters'> = {
  actorList: [],
  maxPage: 0,
  totalHits: 0,
  mapState: null,
  markers: [],
  availableFilters: [],
};

const mergedMarkers = (known: readonly SearchMarkerData[], more: readonly SearchMarkerData[]): SearchMarkerData[] => {
  const byKey = new Map(known.map((marker) => [marker.key, marker]));
  for (const marker of more) {
    const before = byKey.get(marker.key);
    const ids = [...new Set([...(before?.actorIds ?? []), ...marker.actorIds])];
    byKey.set(marker.key, { ...marker, actorIds: ids });
  }
  return [...byKey.values()];
};

/**
 * A search of performers of one type: its filters, its place, its mood and its results. Later pages are appended; any change begins with
 * the first page.
 * @spec state:actor-search, entity:actorSearchState, feature:performers.search
 */
export class ActorSearch {
  readonly list: PagedList<SearchState, FoundActorData>;
  readonly searchType: SearchType;
  /** The search that is shown or under way; null before the first one, and in a page that the server rendered. */
  query: SearchQuery | null = null;
  /** The device's position, which counts where there is no postal code. Rounded before it is sent, and in no address. */
  position: SearchPosition | null = null;
  /** The towns of all pages that were read. */
  markers: readonly SearchMarkerData[] = [];
  /** Where nobody was found: the filter without which the most are, and how many. */
  costliest: CostlyFilter | null = null;
  /** The choice of a slider that is not searched for yet; null while nothing waits. */
  draft: SearchQuery | null = null;
  readonly #context: StoreContext;
  readonly #membership: Membership | undefined;
  readonly #requests: SearchRequests;
  #stopResting: () => void = () => undefined;
  #isReadDue = false;
  /** Whether the list is empty because nobody knows the place. */
  #isEmptied = false;

  constructor(searchType: SearchType, context: StoreContext, options: ActorSearchOptions = {}) {
    this.searchType = searchType;
    this.#context = context;
    this.#membership = options.membership;
    this.#requests = new SearchRequests(context, searchType, options.category);
    this.list = new PagedList((offset) => this.#read(offset), {
      itemsOf: ({ actorList }) => actorList,
      totalOf: ({ totalHits }) => Math.min(totalHits ?? this.totalHits, mostPaged),
      keyOf: ({ model }) => model.id,
      onPage: (page) => this.onPage(page),
    });
    makeAutoObservable(
      this,
      {
        query: observableRef,
        draft: observableRef,
        costliest: observableRef,
        position: observableRef,
        markers: observableRef,
      },
      { autoBind: true },
    );
  }

  /** How many performers were found, at most 1,000. Of those that pages reach, who left is not among them. */
  get totalHits(): number {
    const found = this.list.value?.totalHits ?? 0;
    return found > mostPaged ? found : this.list.total;
  }

  /** Whether a search has answered. */
  get isInitialised(): boolean {
    return this.list.value !== null;
  }

  /** How many pages are shown. */
  get pages(): number {
    return Math.ceil(this.list.items.length / searchPageSize);
  }

  listen(source: PushSource): void {
    const { socket, scope } = source;
    const { leave = [], join = [] } = this.#membership ?? {};
    for (const push of leave) scope.onEnd(socket.on(push, this.onLeave));
    for (const push of join) scope.onEnd(socket.on(push, this.onJoin));
    reloadOnResync(source, () => [this.list], this.list.load);
  }

  /** Shows a search with all of its pages. What is shown already is not read again. */
  async open(query: SearchQuery): Promise<void> {
    this.cancelDraft();
    const isShown = !this.#isEmptied && this.list.state === 'ready' && isSameSearch(this.#shown, query);
    this.query = query;
    if (!isShown) await this.#readAgain();
    await this.#readPages(query, !isShown);
  }

  /** Searches around the device, or no longer. */
  async searchAround(position: SearchPosition | null): Promise<void> {
    this.position = position === null ? null : roundedPosition(position);
    this.query = this.#shown;
    await this.#readAgain();
  }

  /**
   * Shows what a slider chose at once; `search` runs when it has rested, as each move is a choice.
   * @spec rule:mood-debounce, constant:actorSearch.moodDebounceMs
   */
  chooseSoon(query: SearchQuery, search: (query: SearchQuery) => void): void {
    this.draft = query;
    this.#stopResting();
    this.#stopResting = startTimer(this.#context, moodDebounceMs, () => search(query));
  }

  /** Forgets what a slider chose that has not rested, as when its page is left. */
  cancelDraft(): void {
    this.#stopResting();
    this.draft = null;
  }

  /** Empties the result: nobody knows the place. @spec rule:geo-lookup-empty, error:geo-zip-failed */
  clear(): void {
    const { value } = this.list;
    this.list.reset();
    if (value !== null) this.list.set({ ...value, ...nobody });
    this.#isEmptied = true;
  }

  onPage({ page, markers }: Pick<SearchState, 'page' | 'markers'>): void {
    this.markers = page === 1 ? markers : mergedMarkers(this.markers, markers);
  }

  onLeave({ actorId }: { actorId: number }): void {
    this.list.expire();
    this.list.remove(actorId);
  }

  /** Who joins is in the first page; later ones stay as they are. */
  onJoin({ actorId }: { actorId: number }): void {
    if (this.list.value === null || this.#isReadDue || this.list.items.some(({ model }) => model.id === actorId))
      return;
    this.#isReadDue = true;
    startTimer(this.#context, batchMs, () => {
      this.#isReadDue = false;
      if (this.pages <= 1) this.list.refresh();
    });
  }

  /** The search that the list shows: that of the document before the first one here. */
  get #shown(): SearchQuery {
    return this.query ?? restoredQuery(this.list.value, this.searchType) ?? plainQuery;
  }

  /** Reads the first page, and where nobody fits the filter that costs most. */
  async #readAgain(): Promise<void> {
    const { query, position } = this;
    this.costliest = null;
    this.list.restart();
    await this.list.load();
    const isCurrent = () => this.query === query && this.position === position && !this.#isEmptied;
    if (query === null || !isCurrent() || this.list.state !== 'ready' || this.totalHits > 0) return;
    const costliest = await findCostliest(this.#requests, { query, position });
    runInAction(() => {
      if (isCurrent()) this.costliest = costliest;
    });
  }

  /** Reads the later pages of an address, and makes them one first page, so that a document carries all of them. */
  async #readPages(query: SearchQuery, isFresh: boolean): Promise<void> {
    const pages = Math.min(query.page, Math.max(this.pages + 1, mostPagesAtOnce));
    let hasFailed = false;
    while (this.pages < pages && this.list.hasMore && !hasFailed && this.query === query) {
      await this.list.loadMore();
      hasFailed = this.list.hasMoreFailed;
    }
    const { value, items } = this.list;
    if (isFresh && this.pages > 1 && value !== null && this.query === query)
      this.list.set({ ...value, actorList: [...items], markers: [...this.markers] });
  }

  #read(offset: number): Promise<Result<SearchState>> {
    const subject = { query: this.#shown, position: this.position };
    // Who left moves others up a page. A page that is known in part is read again, so that none of them is left out.
    if (offset > 0) return this.#requests.page(subject, Math.floor(offset / searchPageSize) + 1);
    this.#isEmptied = false;
    return this.#requests.first(subject);
  }
}

/** The search that a document carried, without its page; null without one. */
const restoredQuery = (value: SearchState | null, searchType: SearchType): SearchQuery | null => {
  if (value === null) return null;
  const { activeCategory, activeFilters, moodValue, mapState, sortType } = value;
  return {
    ...plainQuery,
    category: activeCategory?.slug ?? null,
    conditions: activeFilters.map(({ condition }) => condition),
    mood: moodValue,
    zip: mapState?.zipCode ?? null,
    radius: mapState?.radius ?? null,
    sort: sortType === (searchType === 'location' || mapState !== null ? 'distance' : 'rank') ? null : sortType,
  };
};

/** A tenth of a degree is some ten kilometres: enough for a distance between towns. */
const roundedPosition = ({ latitude, longitude }: SearchPosition): SearchPosition => ({
  latitude: Math.round(latitude * 10) / 10,
  longitude: Math.round(longitude * 10) / 10,
});
