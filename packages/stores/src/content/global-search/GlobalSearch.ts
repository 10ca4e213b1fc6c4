import { searchPatternOf, searchWords } from '@lounge/locale';
import type { AnswerOf } from '@lounge/protocol';
import {
  globalSearch,
  popularTags,
  searchTags,
  storeSearchPattern,
  typedSearchMinimum,
} from '@lounge/protocol/content/global-search';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import type { LoadableState } from '../../reactive/Loadable.ts';
import { callWithin } from '../../reactive/Read.ts';
import type { LastSearches } from './LastSearches.ts';
import { SearchCache } from './SearchCache.ts';

/** The results of a typed search. */
export type TypedAnswer = AnswerOf<typeof globalSearch>;
/** A tag with the number of its videos. */
export type SearchTagData = AnswerOf<typeof popularTags>[number];

/** The pause after the last letter before a pattern is searched for, in milliseconds. @assumed */
export const typingPauseMs = 150;

/** The most tags beside the results. @assumed */
const mostTags = 8;

/**
 * A typed search: nothing is typed, too little, a search is under way, there are results, or there is no answer.
 * @spec state:global-search
 */
export type SearchState = 'idle' | 'tooShort' | 'searching' | 'answered' | 'failed';

/** The results of a pattern that the server has no data for. @spec error:search-data-missing */
const emptyAnswer = (searchPattern: string): TypedAnswer => ({
  searchPattern,
  proposals: [],
  actors: { count: 0, link: '', items: [] },
  videos: { count: 0, link: '', items: [], type: 'videos' },
  mediathek: { count: 0, link: '', items: [], type: 'mediathek' },
  tv: { count: 0, link: '', items: [], type: 'tv' },
  blog: { count: 0, link: '', items: [], type: 'blog' },
});

/** The part of a search that a document carries. */
interface CarriedSearch {
  readonly text: string;
  readonly tags: readonly SearchTagData[];
}

/** Dependencies of the typed search. */
export interface GlobalSearchOptions {
  readonly lastSearches: LastSearches;
  /** Whether the page is narrow now, where a search begins with three characters. */
  readonly isNarrow: () => boolean;
}

/**
 * The search field with what it finds while a pattern is typed. The last answer stays until the one for exactly these letters is there.
 * @spec entity:globalSearchState, state:global-search, feature:search.global, feature:search.suggestions
 */
export class GlobalSearch {
  /** The text in the field. */
  text = '';
  state: SearchState = 'idle';
  /** The latest answer; null before the first, and after the field was emptied. */
  answer: TypedAnswer | null = null;
  /** Tags that begin like the pattern, or the most popular ones. */
  tags: readonly SearchTagData[] = [];
  failure: Failure | null = null;
  readonly lastSearches: LastSearches;
  readonly #context: StoreContext;
  readonly #isNarrow: () => boolean;
  readonly #cache: SearchCache;
  #requested = '';
  #cancelPause: () => void = () => undefined;

  constructor(context: StoreContext, { lastSearches, isNarrow }: GlobalSearchOptions) {
    this.#context = context;
    this.#isNarrow = isNarrow;
    this.#cache = new SearchCache(context);
    this.lastSearches = lastSearches;
    context.scope.onEnd(() => this.#cancelPause());
    makeAutoObservable(
      this,
      { answer: observableRef, tags: observableRef, failure: observableRef, lastSearches: false },
      { autoBind: true },
    );
  }

  /** The text as it is searched for. @spec rule:typed-search-lowercase */
  get pattern(): string {
    return searchPatternOf(this.text);
  }

  /** How many characters are missing before a search begins. @spec rule:typed-search-min, rule:search-mobile-min-3 */
  get missing(): number {
    const { wide, mobile } = typedSearchMinimum;
    return Math.max(0, (this.#isNarrow() ? mobile : wide) - this.pattern.length);
  }

  /** Reads what the field shows when it gets the focus: the popular tags, or the results of a text that stands in it. */
  async open(): Promise<void> {
    this.lastSearches.refresh();
    if (this.pattern === '') await this.#loadTags('');
    else if (this.state === 'idle') await this.search();
  }

  /** Takes over the text of the field, and searches after a pause in typing. */
  type(text: string): void {
    const before = this.pattern;
    this.text = text;
    if (this.pattern === before && this.state !== 'idle') return;
    this.#cancelPause();
    this.#requested = this.pattern;
    if (this.pattern === '') {
      this.state = 'idle';
      this.answer = null;
      void this.#loadTags('');
      return;
    }
    if (this.missing > 0 || searchWords(this.pattern).length === 0) {
      this.state = 'tooShort';
      return;
    }
    const cached = this.#cached(this.pattern);
    if (cached !== null) {
      this.#take(cached);
      void this.#loadTags(this.pattern);
      return;
    }
    this.state = 'searching';
    this.#cancelPause = this.#context.clock.after(typingPauseMs, () => void this.search());
  }

  /** Puts a text into the field without searching, as the page already shows what it finds. */
  show(text: string): void {
    this.#cancelPause();
    this.text = text;
    this.#requested = this.pattern;
    this.state = 'idle';
    this.answer = null;
  }

  /** Reads the tags that an empty field shows, so that a document carries them. */
  async loadPopular(): Promise<void> {
    await this.#loadTags('');
  }

  /** The text of the field, which a document carries, as its field has it, and the tags of an empty one. */
  snapshot(): LoadableState<CarriedSearch> {
    return { state: 'ready', value: { text: this.text, tags: this.tags }, failure: null };
  }

  restore({ value }: LoadableState): void {
    if (value === null) return;
    const { text, tags } = value as CarriedSearch;
    this.show(text);
    if (tags.length === 0) return;
    this.tags = tags;
    this.#cache.set('tags ', tags);
  }

  /** Searches at once for what is in the field. */
  async search(): Promise<void> {
    this.#cancelPause();
    const { pattern } = this;
    if (searchWords(pattern).length === 0) this.state = pattern === '' ? 'idle' : 'tooShort';
    if (this.missing > 0 || searchWords(pattern).length === 0) return;
    this.#requested = pattern;
    this.state = 'searching';
    const [result] = await Promise.all([
      callWithin(this.#context, globalSearch, { searchPattern: pattern }),
      this.#loadTags(pattern),
    ]);
    runInAction(() => this.#answer(pattern, result));
  }

  /** Remembers a pattern that the visitor chose, here and, without a name, at the server. */
  async choose(typed: string): Promise<void> {
    const searchPattern = searchPatternOf(typed);
    this.lastSearches.add(searchPattern);
    if (searchWords(searchPattern).length === 0) return;
    // It only improves what is proposed to others.
    await callWithin(this.#context, storeSearchPattern, { searchPattern });
  }

  /** Empties the field. */
  clear(): void {
    this.type('');
  }

  /** @spec error:search-pattern-stale, error:search-data-missing */
  #answer(asked: string, result: Result<TypedAnswer>): void {
    const isMissing = !result.ok && result.failure.kind === 'schemaMismatch';
    if (!result.ok && !isMissing) {
      if (asked !== this.#requested) return;
      this.failure = result.failure;
      this.state = 'failed';
      return;
    }
    const answer = result.ok ? result.value : emptyAnswer(asked);
    if (!isMissing) this.#cache.set(`results ${answer.searchPattern}`, answer);
    if (answer.searchPattern !== this.#requested) return;
    this.#take(answer);
  }

  #take(answer: TypedAnswer): void {
    this.answer = answer;
    this.failure = null;
    this.state = 'answered';
    this.tags = this.#cache.get<readonly SearchTagData[]>(`tags ${answer.searchPattern}`) ?? [];
  }

  #cached(pattern: string): TypedAnswer | null {
    return this.#cache.get<TypedAnswer>(`results ${pattern}`);
  }

  /** Shows the tags of a pattern; without one the most popular. A failure leaves those that are there until there are results. */
  async #loadTags(pattern: string): Promise<void> {
    const known = this.#cache.get<readonly SearchTagData[]>(`tags ${pattern}`);
    const result =
      known !== null
        ? { ok: true as const, value: known }
        : pattern === ''
          ? await callWithin(this.#context, popularTags, { first: mostTags })
          : await callWithin(this.#context, searchTags, { searchPattern: pattern, first: mostTags });
    if (!result.ok) return;
    this.#cache.set(`tags ${pattern}`, result.value);
    runInAction(() => {
      if (this.#requested === pattern) this.tags = result.value;
    });
  }
}
