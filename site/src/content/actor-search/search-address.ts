import { isOneOf } from '@lounge/protocol';
import {
  actorSearchSort,
  ageRange,
  conditionsOf,
  maxSearchPage,
  moodRange,
  priceRange,
  searchRadii,
  zipCodeOf,
} from '@lounge/protocol/content/actor-search';
import { isSameSearch, plainQuery, zipStateOf, type SearchQuery } from '@lounge/stores/content/actor-search';

const integerOf = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;

const integerIn = (text: string | null, from: number, to: number): number | null => {
  const value = integerOf(text);
  return value !== null && value >= from && value <= to ? value : null;
};

/** The page of an address. A page beyond the last leads to the end of the list. */
const pageOf = (search: URLSearchParams): number => Math.min(integerOf(search.get('page')) || 1, maxSearchPage);

const agesOf = (search: URLSearchParams): readonly string[] => {
  const from = integerIn(search.get('ageFrom'), ageRange.youngest, ageRange.oldest) ?? ageRange.youngest;
  const to = integerIn(search.get('ageTo'), ageRange.youngest, ageRange.oldest) ?? ageRange.oldest;
  const isAny = from === ageRange.youngest && to === ageRange.oldest;
  return isAny || from > to ? [] : [`age:${from}-${to}`];
};

const priceOf = (search: URLSearchParams): readonly string[] => {
  const to = integerIn(search.get('price'), priceRange.lowest, priceRange.highest - 1);
  return to === null ? [] : [`price:${to}`];
};

const isRange = (condition: string): boolean => /^(?:age|price):/.test(condition);

/** The filters of an address; what is no filter, or one too many for a search, is left out. */
const filtersOf = (search: URLSearchParams): readonly string[] =>
  search
    .getAll('filter')
    .reduce<readonly string[]>(
      (kept, each) => (isRange(each) || conditionsOf([...kept, each]) === null ? kept : [...kept, each]),
      [],
    );

/** The postal code that a text is, as calls spell it; null for none. */
export const zipOfAddress = (text: string | null): string | null =>
  text !== null && zipStateOf(text) === 'looking' ? zipCodeOf(text) : null;

const radiusOf = (text: string | null): number | null => searchRadii.find((each) => String(each) === text) ?? null;

/** Parses a search from an address. Filters that nobody knows, and values out of their range, are left out. */
export const queryOf = (search: URLSearchParams): SearchQuery => {
  const sort = search.get('sort');
  return {
    ...plainQuery,
    conditions: [...new Set([...filtersOf(search), ...agesOf(search), ...priceOf(search)])],
    mood: integerIn(search.get('mood'), moodRange.calm, moodRange.lively),
    zip: zipOfAddress(search.get('zip')),
    radius: radiusOf(search.get('radius')),
    sort: isOneOf(actorSearchSort, sort) ? sort : null,
    page: pageOf(search),
  };
};

/** Whether an address has a filter that the search leaves out. */
export const hasUnknownFilter = (search: URLSearchParams): boolean => {
  const known = filtersOf(search);
  return search.getAll('filter').some((each) => !known.includes(each));
};

/** The ages between which is searched, and the highest price; null for any. */
export const rangesOf = ({ conditions }: Pick<SearchQuery, 'conditions'>) => {
  const age = conditions.find((each) => each.startsWith('age:'));
  const price = conditions.find((each) => each.startsWith('price:'));
  const [from = ageRange.youngest, to = ageRange.oldest] = age?.slice(4).split('-').map(Number) ?? [];
  return { from, to, hasAges: age !== undefined, price: price === undefined ? null : Number(price.slice(6)) };
};

/** The query string of a search; empty where nothing is chosen. */
export const searchOf = (query: SearchQuery): string => {
  const { conditions, mood, zip, radius, sort, page } = query;
  const { from, to, hasAges, price } = rangesOf(query);
  const search = new URLSearchParams();
  for (const each of conditions) if (!isRange(each)) search.append('filter', each);
  if (hasAges) {
    search.set('ageFrom', String(from));
    search.set('ageTo', String(to));
  }
  if (price !== null) search.set('price', String(price));
  if (mood !== null) search.set('mood', String(mood));
  if (zip !== null) search.set('zip', zip);
  if (radius !== null) search.set('radius', String(radius));
  if (sort !== null) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

/** The search with other ages; the whole range is none. */
export const withAges = (query: SearchQuery, from: number, to: number): SearchQuery => {
  const others = query.conditions.filter((each) => !each.startsWith('age:'));
  const isAny = from === ageRange.youngest && to === ageRange.oldest;
  return { ...query, conditions: isAny ? others : [...others, `age:${from}-${to}`], page: 1 };
};

/** The search with another highest price; null for any. */
export const withPrice = (query: SearchQuery, to: number | null): SearchQuery => {
  const others = query.conditions.filter((each) => !each.startsWith('price:'));
  return { ...query, conditions: to === null ? others : [...others, `price:${to}`], page: 1 };
};

/**
 * The search without its filters, however they are cleared; null where none is chosen. A distance is one, and where the page is not about a
 * place, a postal code with the order that it brings.
 */
export const withoutFilters = (query: SearchQuery, isAboutPlace: boolean): SearchQuery | null => {
  const place = isAboutPlace ? {} : { zip: null, sort: null };
  const cleared = { ...query, conditions: [], mood: null, radius: null, ...place, page: 1 };
  return isSameSearch(query, cleared) ? null : cleared;
};

/** Whether a search leaves nobody out: the order alone is no choice of performers. */
export const isOfEverybody = ({ conditions, mood, zip }: Pick<SearchQuery, 'conditions' | 'mood' | 'zip'>): boolean =>
  conditions.length === 0 && mood === null && zip === null;

/** The search with a filter, or without it. */
export const withFilter = (query: SearchQuery, value: string, isSelected: boolean): SearchQuery => {
  const others = query.conditions.filter((each) => each !== value);
  return { ...query, conditions: isSelected ? [...others, value] : others, page: 1 };
};
