import { searchWords, type Language } from '@lounge/locale';
import { s, type AnswerOf, type InputOf } from '@lounge/protocol';
import {
  popularTags,
  searchActors,
  searchBlog,
  searchGalleries,
  searchMediaLibrary,
  searchPageSizes,
  searchResult,
  searchSuggestions,
  searchVideos,
} from '@lounge/protocol/content/global-search';
import type { Result } from '@lounge/transport';
import { pagedById, PagedList, type ItemsPage } from '../../reactive/PagedList.ts';
import { callWithin, mapped, Read, type ReadContext } from '../../reactive/Read.ts';

/** The first results of each type with their totals. */
export type AllResults = AnswerOf<typeof searchResult>;
/** A type of results that has a page of its own. */
export type ResultType = 'actors' | 'videos' | 'galleries' | 'mediaLibrary' | 'tv' | 'blog';
/** The order of results, and the filter of those that cost something or have a length. */
export type ResultOptions = Pick<InputOf<typeof searchVideos>, 'sort' | 'order' | 'maxPrice' | 'duration'>;
/** Something that the guest owns, as a result. */
export type LibraryItemData = AnswerOf<typeof searchMediaLibrary>['items'][number];

/** A video of TV, as a result. */
export type TvHitData = AllResults['tv'][number];
/** An article of the magazine, as a result. */
export type ArticleHitData = AnswerOf<typeof searchBlog>['items'][number];

/** A tag with the number of its videos. */
type SearchTagData = AnswerOf<typeof popularTags>[number];

/** The most popular tags that are shown. @assumed */
const mostPopular = 8;

type Model = AnswerOf<typeof searchActors>['items'][number];
type Video = AnswerOf<typeof searchVideos>['items'][number];
type Album = AnswerOf<typeof searchGalleries>['items'][number];
type ListOf<Item> = PagedList<ItemsPage<Item>, Item>;

/** The pages that can be asked for. */
const pages = { maxOffset: s.maxPageNumber };

/** A page for a pattern that nothing is found by. */
const noPage = { ok: true, value: { items: [], total: 0 } } as const;

/**
 * The pages of results of one pattern: the first of each type, which also say how many there are, and a list of each type.
 * @spec entity:searchResults, feature:search.types, feature:search.suggestions
 */
export class SearchResults {
  readonly pattern: string;
  /** Whether the pattern has a letter or a digit; otherwise nothing is searched for. */
  readonly isSearchable: boolean;
  readonly all: Read<AllResults>;
  /** Patterns that may have been meant; read where nothing was found. */
  readonly meant: Read<readonly string[]>;
  /** The most used tags; read where nothing is found or meant. */
  readonly popular: Read<readonly SearchTagData[]>;
  readonly actors: ListOf<Model>;
  readonly videos: ListOf<Video>;
  readonly galleries: ListOf<Album>;
  readonly mediaLibrary: ListOf<LibraryItemData>;
  readonly tv: ListOf<TvHitData>;
  readonly blog: ListOf<ArticleHitData>;

  constructor(pattern: string, language: Language, options: ResultOptions, context: ReadContext) {
    this.pattern = pattern;
    this.isSearchable = searchWords(pattern).length > 0;
    const { maxPrice, duration, ...order } = options;
    const page = (first: number, offset: number) => ({ searchPattern: pattern, ...order, first, offset });
    const priced = maxPrice === undefined ? {} : { maxPrice };
    const timed = duration === undefined ? {} : { duration };
    const searched = async <T>(read: () => Promise<Result<ItemsPage<T>>>): Promise<Result<ItemsPage<T>>> =>
      this.isSearchable ? read() : noPage;
    this.all = new Read(() => this.#readAll(language, context));
    this.meant = new Read<readonly string[]>(async () =>
      mapped(
        await callWithin(context, searchSuggestions, { searchPattern: pattern }),
        ({ suggestions }) => suggestions,
      ),
    );
    this.popular = new Read<readonly SearchTagData[]>(() => callWithin(context, popularTags, { first: mostPopular }));
    this.actors = pagedById(
      (offset) => searched(() => callWithin(context, searchActors, page(searchPageSizes.actors, offset))),
      pages,
    );
    this.videos = pagedById(
      (offset) =>
        searched(() =>
          callWithin(context, searchVideos, { ...page(searchPageSizes.videos, offset), ...priced, ...timed }),
        ),
      pages,
    );
    this.galleries = pagedById(
      (offset) =>
        searched(() => callWithin(context, searchGalleries, { ...page(searchPageSizes.galleries, offset), ...priced })),
      pages,
    );
    this.mediaLibrary = new PagedList<ItemsPage<LibraryItemData>, LibraryItemData>(
      (offset) => searched(() => callWithin(context, searchMediaLibrary, page(searchPageSizes.mediaLibrary, offset))),
      {
        ...pages,
        itemsOf: ({ items }) => items,
        totalOf: ({ total }) => total,
        keyOf: ({ kind, id }) => `${kind} ${id}`,
      },
    );
    // The one type without a query of its own.
    this.tv = pagedById(
      (from) =>
        searched(async () => {
          const asked = { language, searchPattern: pattern, searchType: 'tv' as const, ...order };
          const take = searchPageSizes.tv;
          const result = await callWithin(context, searchResult, { ...asked, from, take, withTotalCount: true });
          return mapped(result, ({ tv, totalCount }) => ({ items: tv, total: totalCount ?? tv.length }));
        }),
      pages,
    );
    this.blog = pagedById(
      (offset) => searched(() => callWithin(context, searchBlog, page(searchPageSizes.blog, offset))),
      pages,
    );
  }

  /** The number of results by type; null until it is known. Types count to 1,000. */
  get totals(): AllResults['totals'] {
    return this.all.value?.totals ?? null;
  }

  /** Reads the first results of each type; without any what may have been meant, or else what is popular. Their failure only leaves it out. */
  async load(): Promise<Result<AllResults>> {
    const result = await this.all.load();
    const isNothing = result.ok && Object.values(result.value.totals ?? { all: 1 }).every((total) => total === 0);
    if (isNothing && this.isSearchable) await this.meant.load();
    if (isNothing && (this.meant.value ?? []).length === 0) await this.popular.load();
    return result;
  }

  async #readAll(language: Language, context: ReadContext): Promise<Result<AllResults>> {
    if (!this.isSearchable) {
      const totals = { models: 0, videos: 0, galleries: 0, mediaLibrary: 0, tv: 0, blog: 0 };
      const nothing = {
        models: [],
        videos: [],
        galleries: [],
        mediaLibrary: [],
        tv: [],
        blog: [],
        totals,
        totalCount: 0,
        from: 0,
      };
      return { ok: true, value: { ...nothing, searchPattern: this.pattern, searchType: 'all' } };
    }
    const input = { language, searchPattern: this.pattern, searchType: 'all' as const, withTotalCount: true };
    return callWithin(context, searchResult, input);
  }
}
