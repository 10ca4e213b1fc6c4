export * from './ActorSearch.ts';
export * from './OnlineAmount.ts';
export * from './ZipLookup.ts';
export * from './categories.ts';
export type { CostlyFilter } from './costliest-filter.ts';
export * from './search-query.ts';
export type { SearchState } from './SearchRequests.ts';
