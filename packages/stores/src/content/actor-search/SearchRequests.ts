import type { AnswerOf } from '@lounge/protocol';
import { deleteSearchFilter, initActorSearch, searchActors } from '@lounge/protocol/content/actor-search';
import type { Result } from '@lounge/transport';
import { callWithin, type ReadContext } from '../../reactive/Read.ts';
import {
  changedBetween,
  deletionBetween,
  isPlain,
  type SearchPosition,
  type SearchQuery,
  type SearchType,
} from './search-query.ts';

/** The state of a search, as its first page has it. */
export type SearchState = AnswerOf<typeof searchActors>;

/** A search and the place around which it is made. */
export interface SearchSubject {
  readonly query: SearchQuery;
  /** Counts where the query has no postal code. */
  readonly position: SearchPosition | null;
}

/** The requests of one search. Which call reads a first page depends on what changed since the one before. */
export class SearchRequests {
  readonly #context: ReadContext;
  readonly #searchType: SearchType;
  /** The category of a query that has none. */
  readonly #category: string | undefined;
  #requestId = 0;
  #before: SearchQuery | null = null;

  constructor(context: ReadContext, searchType: SearchType, category: string | undefined) {
    this.#context = context;
    this.#searchType = searchType;
    this.#category = category;
  }

  /** Reads the first page, with a number that its answer repeats. */
  first(subject: SearchSubject): Promise<Result<SearchState>> {
    const before = this.#before;
    const { query } = subject;
    this.#before = query;
    this.#requestId += 1;
    if (isPlain(query) && forced(subject).forcedLocation === undefined) return this.#init(query);
    const deletion = before === null ? null : deletionBetween(before, query);
    if (before === null || deletion === null)
      return this.page(subject, 1, before === null ? undefined : changedBetween(before, query));
    const changed = deletion.condition === null ? {} : { changedFilter: deletion.condition };
    const fields = { ...this.#fields(subject), searchConditions: [...before.conditions], ...changed };
    return callWithin(this.#context, deleteSearchFilter, fields);
  }

  /** @spec rest:actor-search.search */
  page(subject: SearchSubject, page: number, changedFilter?: string): Promise<Result<SearchState>> {
    const changed = changedFilter === undefined ? {} : { changedFilter };
    return callWithin(this.#context, searchActors, { ...this.#fields(subject), page, ...changed });
  }

  /** @spec rest:actor-search.init */
  #init(query: SearchQuery): Promise<Result<SearchState>> {
    return callWithin(this.#context, initActorSearch, { searchType: this.#searchType, ...this.#collection(query) });
  }

  #fields(subject: SearchSubject) {
    const { query } = subject;
    return {
      searchType: this.#searchType,
      requestId: this.#requestId,
      moodValue: query.mood,
      searchConditions: [...query.conditions],
      ...(query.sort === null ? {} : { sortType: query.sort }),
      ...forced(subject),
      ...(query.radius === null ? {} : { radius: query.radius }),
      ...this.#collection(query),
    };
  }

  #collection({ category }: SearchQuery): { currentCollection?: string } {
    const slug = category ?? this.#category;
    return slug === undefined ? {} : { currentCollection: slug };
  }
}

const forced = ({ query, position }: SearchSubject): { forcedZip?: string; forcedLocation?: SearchPosition } => {
  if (query.zip !== null) return { forcedZip: query.zip };
  return position === null ? {} : { forcedLocation: position };
};
