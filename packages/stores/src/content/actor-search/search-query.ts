import type { InputOf } from '@lounge/protocol';
import type { searchActors } from '@lounge/protocol/content/actor-search';

type SearchInput = InputOf<typeof searchActors>;

/** The search, as its page's type says. */
export type SearchType = SearchInput['searchType'];
/** The order of results. */
export type SearchSort = NonNullable<SearchInput['sortType']>;
/** A position in degrees. */
export type SearchPosition = NonNullable<SearchInput['forcedLocation']>;

/** A search, as an address carries it. */
export interface SearchQuery {
  /** The slug of a category; null for that of the search's type. */
  readonly category: string | null;
  readonly conditions: readonly string[];
  readonly mood: number | null;
  readonly zip: string | null;
  /** How many kilometres from the place of the search; null for any distance. */
  readonly radius: number | null;
  /** Null for the order of the search's type. */
  readonly sort: SearchSort | null;
  /** The last page that is shown. */
  readonly page: number;
}

/** A search without anything chosen. */
export const plainQuery: SearchQuery = {
  category: null,
  conditions: [],
  mood: null,
  zip: null,
  radius: null,
  sort: null,
  page: 1,
};

const hasSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/** Whether two searches have the same results; the page makes no other search. */
export const isSameSearch = (one: SearchQuery, other: SearchQuery): boolean =>
  one.category === other.category &&
  one.mood === other.mood &&
  one.zip === other.zip &&
  one.radius === other.radius &&
  one.sort === other.sort &&
  hasSame(one.conditions, other.conditions);

/** Whether nothing is chosen but the category. */
export const isPlain = ({ conditions, mood, zip, sort }: SearchQuery): boolean =>
  conditions.length === 0 && mood === null && zip === null && sort === null;

/** The search without one of its conditions, or without all; from its first page. */
export const withoutCondition = (query: SearchQuery, condition: string): SearchQuery => ({
  ...query,
  conditions: query.conditions.filter((each) => each !== condition),
  page: 1,
});

/** A filter that was deleted: `condition`, or all where it is null. */
export interface Deletion {
  readonly condition: string | null;
}

/** The deletion by which a search became another; null if it changed in another way. */
export const deletionBetween = (before: SearchQuery, after: SearchQuery): Deletion | null => {
  const isRestSame = isSameSearch({ ...before, conditions: [] }, { ...after, conditions: [] });
  if (!isRestSame || before.conditions.length === 0) return null;
  if (after.conditions.length === 0 && before.conditions.length > 1) return { condition: null };
  const deleted = before.conditions.filter((each) => !after.conditions.includes(each));
  const [condition] = deleted;
  return deleted.length === 1 &&
    condition !== undefined &&
    hasSame(withoutCondition(before, condition).conditions, after.conditions)
    ? { condition }
    : null;
};

/** The condition that changed between two searches, if it is one. */
export const changedBetween = (before: SearchQuery, after: SearchQuery): string | undefined => {
  const added = after.conditions.filter((each) => !before.conditions.includes(each));
  const removed = before.conditions.filter((each) => !after.conditions.includes(each));
  return [...added, ...removed][0];
};
