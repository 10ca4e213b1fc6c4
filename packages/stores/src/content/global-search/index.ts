export {
  GlobalSearch,
  typingPauseMs,
  type GlobalSearchOptions,
  type SearchState,
  type SearchTagData,
  type TypedAnswer,
} from './GlobalSearch.ts';
export { LastSearches, mostLastSearches } from './LastSearches.ts';
export { SearchCache, searchCacheCleanerMs, searchCacheMs } from './SearchCache.ts';
export {
  SearchResults,
  type AllResults,
  type ArticleHitData,
  type LibraryItemData,
  type ResultOptions,
  type ResultType,
  type TvHitData,
} from './SearchResults.ts';
