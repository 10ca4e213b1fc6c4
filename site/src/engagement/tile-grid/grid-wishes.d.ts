import type { GridWishes } from '@lounge/stores/engagement/tile-grid';
/** What the address asks of the grid; words that are no filter or sort are left out. */
export declare const gridWishesOf: (search: URLSearchParams) => GridWishes;
//# sourceMappingURL=grid-wishes.d.ts.map
