import { resultPrices } from '@lounge/protocol/content/global-search';
import { durationUnbounded } from '@lounge/protocol/content/videos';
import type { ResultOptions } from '@lounge/stores/content/global-search';
import type { ShownType } from './result-types.ts';

/** The orders of results, as an address names them. */
export const resultOrders = {
  best: {},
  released: { sort: 'released' },
  oldest: { sort: 'released', order: 'asc' },
} as const satisfies Readonly<Record<string, ResultOptions>>;

/** An order of results. */
export type OrderName = keyof typeof resultOrders;

/** The lengths of videos that can be chosen, in minutes as an address names them; both ends are included, in seconds. @assumed */
export const resultLengths = {
  '0-10': { from: durationUnbounded, to: 599 },
  '10-20': { from: 600, to: 1199 },
  '20-30': { from: 1200, to: 1799 },
  '30-': { from: 1800, to: durationUnbounded },
} as const;

/** A length of videos. */
export type LengthName = keyof typeof resultLengths;

/** The order and the filter of a page of results. */
export interface ResultView {
  readonly order: OrderName;
  /** The highest price in hundredths of a coin; null for any. */
  readonly price: number | null;
  readonly length: LengthName | null;
}

/** The filters that results of a type have. */
export const filtersOf = (type: ShownType) => ({
  hasPrice: type === 'videos' || type === 'galleries',
  hasLength: type === 'videos',
});

const isNamed = <T extends object>(table: T, name: string | null): name is Extract<keyof T, string> =>
  name !== null && Object.hasOwn(table, name);

const priceIn = (text: string | null): number | null => resultPrices.find((each) => String(each) === text) ?? null;

/** The order and the filter that the address of a page names; what nobody knows, or its results do not have, is left out. */
export const viewIn = (search: URLSearchParams, type: ShownType): ResultView => {
  const { hasPrice, hasLength } = filtersOf(type);
  const [sort, length] = [search.get('sort'), search.get('length')];
  return {
    order: isNamed(resultOrders, sort) ? sort : 'best',
    price: hasPrice ? priceIn(search.get('price')) : null,
    length: hasLength && isNamed(resultLengths, length) ? length : null,
  };
};

/** The query string of an order and a filter; empty where nothing is chosen. */
export const searchOf = ({ order, price, length }: ResultView): string => {
  const search = new URLSearchParams();
  if (price !== null) search.set('price', String(price));
  if (length !== null) search.set('length', length);
  if (order !== 'best') search.set('sort', order);
  return search.size === 0 ? '' : `?${search}`;
};

/** The view without its filter; null where there is none. The order stays. */
export const withoutFilter = (view: ResultView): ResultView | null =>
  view.price === null && view.length === null ? null : { ...view, price: null, length: null };

/** The options by which results are read. */
export const optionsOf = ({ order, price, length }: ResultView): ResultOptions => ({
  ...resultOrders[order],
  ...(price !== null && { maxPrice: price }),
  ...(length !== null && { duration: resultLengths[length] }),
});
