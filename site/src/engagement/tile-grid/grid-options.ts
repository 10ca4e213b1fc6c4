import { tileGridFilter, tileGridSort } from '@lounge/protocol/engagement/tile-grid';
import { pathTo, type Language } from '@lounge/locale';
import { isOneOf } from '@lounge/protocol';
import type { GridOptions } from '@lounge/stores/engagement/tile-grid';

/** Parses the grid's options from the address; unknown filters and sorts are ignored. */
export const gridOptionsOf = (search: URLSearchParams): GridOptions => {
  const [filter, sort] = [search.get('filter'), search.get('sort')];
  return {
    ...(isOneOf(tileGridFilter, filter) ? { filter } : {}),
    ...(isOneOf(tileGridSort, sort) ? { sort } : {}),
  };
};

/** The address of the start page whose grid has these options, scrolled to the grid. */
export const gridHref = (language: Language, { filter, sort }: GridOptions): string => {
  const search = new URLSearchParams({ ...(filter && { filter }), ...(sort && { sort }), scrollTo: 'tonight' });
  return `${pathTo('home', language)}?${search}`;
};
