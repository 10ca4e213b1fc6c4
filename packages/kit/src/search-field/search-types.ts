import type { SearchHit } from '../search-result-group/SearchResultGroup.tsx';

/** A pattern that can be searched for, or a tag, with the page that shows what it finds. */
export interface SearchProposal {
  /** The URL of its results. */
  href: string;
  label: string;
  /** How much it finds, where that is known. */
  count?: number | undefined;
}

/** Results of one type. */
export interface SearchGroup {
  /** The type of the results, such as "Videos". */
  title: string;
  /** The number of all results of this type. */
  count: number;
  /** Whether the number is only the least one. @default false */
  isLeast?: boolean | undefined;
  /** The URL of the page with all of them. */
  href: string;
  /** The first results. */
  items: readonly SearchHit[];
  /** As in SearchResultGroup. @default 'lines' */
  layout?: 'people' | 'lines' | undefined;
}

/** The state of a typed search. */
export type SearchFieldState = 'idle' | 'tooShort' | 'searching' | 'answered' | 'failed' | 'offline';
