import { tileGridFilter, tileGridSort } from '@lounge/protocol/engagement/tile-grid';
import { parse } from '@lounge/protocol';
import type { GridOptions } from '@lounge/stores/engagement/tile-grid';

/** What the address asks of the grid; words that are no filter or sort are left out. */
export const gridOptionsOf = (search: URLSearchParams): GridOptions => {
  const filter = parse(tileGridFilter, search.get('filter'));
  const sort = parse(tileGridSort, search.get('sort'));
  return { ...(filter.ok ? { filter: filter.value } : {}), ...(sort.ok ? { sort: sort.value } : {}) };
};
