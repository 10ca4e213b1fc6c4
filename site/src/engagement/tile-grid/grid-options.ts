import { tileGridFilter, tileGridSort } from '@lounge/protocol/engagement/tile-grid';
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
