import { TileGrid } from '@lounge/stores/engagement/tile-grid';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';

/** Full rows in every number of columns. */
const pageSize = 60;

/** The best-rated performers. */
export const { of: highOnRoseOf, use: useHighOnRose } = defineModule({
  key: 'highOnRose',
  create: ({ context }) => new TileGrid('home', pageSize, context),
  snapshot: ({ list }) => restorables({ highOnRose: list }),
});
