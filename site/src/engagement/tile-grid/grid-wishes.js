import { tileGridFilter, tileGridSort } from '@lounge/protocol/engagement/tile-grid';
import { parse } from '@lounge/protocol';
/** What the address asks of the grid; words that are no filter or sort are left out. */
export const gridWishesOf = (search) => {
  const filter = parse(tileGridFilter, search.get('filter'));
  const sort = parse(tileGridSort, search.get('sort'));
  return { ...(filter.ok ? { filter: filter.value } : {}), ...(sort.ok ? { sort: sort.value } : {}) };
};
//# sourceMappingURL=grid-wishes.js.map
