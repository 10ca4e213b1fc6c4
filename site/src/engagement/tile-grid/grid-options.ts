import { tileGridFilter, tileGridSort } from '@lounge/protocol/engagement/tile-grid';
import { parse } from '@lounge/protocol';
import type { GridOptions } from '@lounge/stores/engagement/tile-grid';

/** Parses the grid's options from the address; unknown filters and sorts are ignored. */
export const gridOptionsOf = (search: URLSearchParams): GridOptions => {
  const filter = parse(tileGridFilter, search.get('filter'));
  const sort = parse(tileGridSort, search.get('sort'));
  return { ...(filter.ok ? { filter: filter.value } : {}), ...(sort.ok ? { sort: sort.value } : {}) };
};
